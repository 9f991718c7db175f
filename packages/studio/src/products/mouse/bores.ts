import type { Distance } from '../../shapes/shape.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';

const { abs, max, min, round } = Math;

/** Holes in the shell, that save weight: a honeycomb on the back, slots in the walls. Only whole ones. */
export function boresOf(
  { length, width, height, sideButtons }: MouseFacts,
  { side, onFace }: Form,
): Distance {
  const half = length / 2;
  const back = onFace((a, n, z) =>
    max(
      honeycomb(a, z, 0.8, 0.31, (ca, cz) => {
        const u = ca / (width * 0.42);
        const t = (cz + half * 0.42) / (half * 0.52);
        return u * u + t * t < 1 && !(abs(ca) < 0.55 && cz > -0.5);
      }),
      height * 0.5 - n,
    ),
  );
  return (x, y, z) => {
    const onThumb = x * side > 0 && sideButtons > 0;
    const walls = max(
      honeycomb(z, y, 0.8, 0.29, (cz, cy) => {
        const level = onThumb ? height * 0.3 : height * 0.38;
        return (
          abs(cy - level) < height * (onThumb ? 0.16 : 0.26) &&
          cz > -half * 0.62 &&
          cz < half * 0.5 &&
          cy > 0.75
        );
      }),
      width * 0.28 - abs(x),
    );
    return min(back(x, y, z), walls);
  };
}

/** Distance to hexagonal holes in a plane. @param isThere whether the cell around a center has one */
function honeycomb(
  x: number,
  y: number,
  step: number,
  radius: number,
  isThere: (x: number, y: number) => boolean,
): number {
  const rise = step * 0.866;
  const row = round(y / rise);
  const shift = row % 2 === 0 ? 0 : step / 2;
  const cx = shift + round((x - shift) / step) * step;
  const cy = row * rise;
  if (!isThere(cx, cy)) return 0.4;
  const hx = abs(x - cx);
  const hy = abs(y - cy);
  return max(hx, hx * 0.5 + hy * 0.866) - radius;
}
