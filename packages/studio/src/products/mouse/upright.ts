import type { Distance, Point } from '../../shapes/shape.ts';
import { clamp, mix, remembered, shape, smoothMax, smoothstep } from '../../shapes/shape.ts';
import { faceAt } from './face.ts';
import { families } from './families.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { profile } from './profile.ts';

const { abs, cos, PI, sin } = Math;

/** A mouse that is held like in a handshake: the thumb in a hollow, the fingers on a face that falls away from a ridge. */
export function upright({ length, width, height, tilt, hand, hasThumbRest }: MouseFacts): Form {
  const side = hand === 'left' ? -1 : 1;
  const lean = (tilt * PI) / 180;
  const face = faceAt(side * lean);
  const { spine, plan } = families.upright;
  const back = profile(spine);
  const outline = profile(plan);
  const half = length / 2;
  const ridge = 0.75;
  /** The face's distance from the origin, so that the ridge is as high as the mouse. */
  const far = height * cos(lean) - ridge * sin(lean);
  const breadth = height / sin(lean) / 2;
  const middle = breadth * 0.72 * side;
  const top = (across: number, z: number) => {
    const t = z / half;
    const u = (across - breadth * 0.95 * side) / breadth;
    const palm = 0.85 * smoothstep(-0.95, -0.35, t) * smoothstep(0.35, -0.3, t);
    return far + palm * 0.75 - 0.42 * u * u - 0.4 * t * t + (back(t) - 1) * 0.6;
  };
  const slope = face.onFace((a, n, z) => (n - top(a, z)) * 0.86);
  const foot = width * (hasThumbRest ? 0.64 : 0.5);
  const distance: Distance = (x, y, z) => {
    const u = x * side;
    const t = z / half;
    const v = clamp(y / height, 0, 1.2);
    const flare = outline(t);
    // Nearly upright below the ridge, hollow for the thumb, and wide at the foot that the hand rests on.
    const low = clamp(1 - v, 0, 1);
    const thumb =
      mix(ridge, foot * flare, low ** 2.6) -
      0.45 * smoothstep(0.15, 0.5, v) * smoothstep(0.85, 0.55, v) * smoothstep(0.9, 0.2, abs(t - 0.1)) +
      0.5 * smoothstep(0.1, -0.9, t) * low;
    const thumbWall = (u - thumb) * 0.62;
    const fingerWall = (-u - width * 0.52 * flare) * 0.9;
    const ends =
      (t < 0 ? -z - half + 2.3 * v * v + 0.05 * u * u : z - half + 1.1 * v * v + 0.035 * u * u) * 0.72;
    const roof = (y - height * back(t) - 0.12) * 0.9;
    const walls = smoothMax(smoothMax(thumbWall, fingerWall, 0.8), ends, 1.7);
    return smoothMax(smoothMax(smoothMax(walls, slope(x, y, z), 0.75), roof, 1.2), -y + 0.12, 0.3);
  };
  const wide = foot + 0.6;
  const low: Point = [side > 0 ? -width * 0.54 : -wide, 0, -half - 0.1];
  const high: Point = [side > 0 ? wide : width * 0.54, height * 1.05, half + 0.1];
  return {
    ...face,
    body: shape(
      remembered((x, y, z) => distance(x, y, z) * 0.9),
      low,
      high,
    ),
    top,
    side,
    middle,
    wall: ridge - 0.4,
    breadth,
  };
}
