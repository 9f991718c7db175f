import type { Facts } from './facts.ts';
import type { HeadsetFacts } from './products/headset/headset-facts.ts';
import { floorOf } from './products/headset/placement.ts';
import type { MouseFacts } from './products/mouse/mouse-facts.ts';
import type { Shot } from './render/camera.ts';

export const viewNames = ['hero', 'side', 'back', 'macro'] as const;
export type ViewName = (typeof viewNames)[number];

/** Where each view of a product is taken from. */
export function shotOf(facts: Facts, view: ViewName): Shot {
  return facts.kind === 'headset' ? headsetShots(facts)[view] : mouseShots(facts)[view];
}

function headsetShots({ radius, size, microphone, cable }: HeadsetFacts): Record<ViewName, Shot> {
  const floor = floorOf(radius);
  const hasBoom = microphone !== 'builtIn';
  const reach = (hasBoom || cable !== undefined ? 13.4 : 12.6) / (size < 1 ? 1.06 : 1);
  return {
    hero: { yaw: -34, pitch: 9, target: [0.2, 2.1, 0], reach, floor },
    side: { yaw: -90, pitch: 4, target: [0, 2.2, hasBoom ? 1.6 : 0], reach: reach * 0.94, floor },
    back: { yaw: 152, pitch: 13, target: [0, 2.1, 0], reach, floor },
    macro: {
      yaw: -62,
      pitch: 12,
      target: [-9.2, -2.6, hasBoom ? 1.2 : 0],
      reach: radius * 1.22,
      lens: 7,
      floor,
    },
  };
}

function mouseShots({ length, height, tilt, hand, cable }: MouseFacts): Record<ViewName, Shot> {
  const side = hand === 'left' ? -1 : 1;
  const isUpright = tilt > 35;
  const middle = isUpright ? 2.9 : height * 0.42;
  const reach = length * (cable === undefined ? 0.53 : 0.57) * (isUpright ? 1.1 : 1);
  const floor = 0;
  return {
    hero: { yaw: side * 142, pitch: isUpright ? 24 : 30, target: [0, middle, 0], reach, floor },
    side: { yaw: side * 90, pitch: 7, target: [0, middle, 0], reach: reach * 0.98, floor },
    back: { yaw: 180, pitch: isUpright ? 20 : 74, target: [0, middle, 0], reach: reach * 1.02, floor },
    macro: {
      yaw: side * 38,
      pitch: 26,
      target: [0, middle + 0.5, length * 0.22],
      reach: length * 0.32,
      lens: 7,
      floor,
    },
  };
}
