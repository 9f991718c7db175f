import { clamp } from '../../shapes/shape.ts';

/** Reads a smooth profile given at equal distances from the rear (-1) to the front (1). */
export function profile(values: readonly number[]): (t: number) => number {
  const last = values.length - 1;
  const at = (index: number) => values[clamp(index, 0, last)] ?? 0;
  const knots = Float64Array.from({ length: last * 4 }, (_, place) => {
    const index = Math.floor(place / 4);
    return at(index - 1 + (place % 4));
  });
  return (t) => {
    const along = clamp((t + 1) / 2, 0, 1) * last;
    const index = Math.min(Math.floor(along), last - 1);
    const f = along - index;
    const a = knots[index * 4] as number;
    const b = knots[index * 4 + 1] as number;
    const c = knots[index * 4 + 2] as number;
    const d = knots[index * 4 + 3] as number;
    return (
      0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f * f * f)
    );
  };
}
