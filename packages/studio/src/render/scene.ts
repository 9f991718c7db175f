import type { Point } from '../shapes/shape.ts';
import type { Shot } from './camera.ts';
import type { Lights } from './lights.ts';
import { lightsFor, normalize } from './lights.ts';
import type { Solid } from './solid.ts';

/** A solid in front of a camera. */
export interface Scene {
  readonly solid: Solid;
  readonly shot: Shot;
  /** Half of what the picture shows: the measure for all steps. */
  readonly size: number;
  /** Width of a pixel at the target, in centimeters: a finer relief is not drawn. */
  readonly pixel: number;
  readonly lights: Lights;
  /** Direction from the floor to the light that casts the shadows on it. */
  readonly fromFloor: Point;
  /** Nearer than this is on the surface. */
  readonly epsilon: number;
  /** The box around the solid, with a margin. */
  readonly low: Point;
  readonly high: Point;
}

export function createScene(solid: Solid, shot: Shot, pixel: number): Scene {
  const size = shot.reach;
  const margin = size * 0.01;
  const { min, max } = solid;
  const lights = lightsFor(shot.yaw, shot.edge, shot.brightness);
  return {
    solid,
    shot,
    size,
    pixel,
    lights,
    fromFloor: raised(lights.key.toward, shot.shadow),
    epsilon: size * 0.000_45,
    low: [min[0] - margin, min[1] - margin, min[2] - margin],
    high: [max[0] + margin, max[1] + margin, max[2] + margin],
  };
}

/** A higher light casts shorter shadows. */
function raised(toward: Point, shadow = 1): Point {
  return shadow === 1 ? toward : normalize([toward[0] * shadow, toward[1], toward[2] * shadow]);
}
