import type { Point } from '../shapes/shape.ts';
import { cross, normalize } from './lights.ts';

/** Where a picture is taken from. Angles in degrees, lengths in centimeters. */
export interface Shot {
  /** 0 looks at the front, 90 at the product's left side. */
  readonly yaw: number;
  readonly pitch: number;
  readonly target: Point;
  /** Half of what the picture shows at the target, from its center to its nearer edge. */
  readonly reach: number;
  /** Distance in units of `reach`: a longer lens flattens. */
  readonly lens?: number;
  /** Strength of the volt edge: large faces that fall away from the camera need less. */
  readonly edge?: number;
  /** Strength of all white lights; a room with a screen is darker than the studio. */
  readonly brightness?: number;
  /** Height of the floor; absent where the product floats. */
  readonly floor?: number;
  /** How far shadows reach on the floor, as a share of what they do in the studio's light; 1 where absent. */
  readonly shadow?: number;
}

export interface Camera {
  readonly eye: Point;
  /** Direction of the ray through a point of the picture, -1 to 1 on both axes, y up. */
  readonly ray: (x: number, y: number, out: Float64Array) => void;
}

export function aim({ yaw, pitch, target, reach, lens = 5.2 }: Shot): Camera {
  const a = (yaw * Math.PI) / 180;
  const b = (pitch * Math.PI) / 180;
  const back: Point = [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
  const far = reach * lens;
  const eye: Point = [target[0] + back[0] * far, target[1] + back[1] * far, target[2] + back[2] * far];
  const right = normalize(cross([0, 1, 0], back));
  const up = cross(back, right);
  return {
    eye,
    ray(x, y, out) {
      const dx = (right[0] * x + up[0] * y) / lens - back[0];
      const dy = (right[1] * x + up[1] * y) / lens - back[1];
      const dz = (right[2] * x + up[2] * y) / lens - back[2];
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      out[0] = dx / length;
      out[1] = dy / length;
      out[2] = dz / length;
    },
  };
}
