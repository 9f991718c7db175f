import type { Shot } from '../render/camera.ts';
import type { Point } from '../shapes/shape.ts';

export const nightLight = { brightness: 1.2, edge: 1.6 } as const;

/** One thing alone on the table. */
export function shotOfPrize(target: Point, reach: number, pitch = 34): Shot {
  return { yaw: 28, pitch, target, reach, lens: 5, brightness: 1.2, edge: 1.2 };
}
