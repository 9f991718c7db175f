import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { length2 } from '../../shapes/shape.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { within } from './within.ts';

const { max, min } = Math;

const beat: readonly (readonly [number, number])[] = [
  [-0.75, 0],
  [-0.34, 0],
  [-0.09, 0.62],
  [0.16, -0.55],
  [0.36, 0],
  [0.75, 0],
];

/** The pulse of the brand, on the back. */
export function mark({ length, isBored }: MouseFacts, { body, middle, onFace, top }: Form): Part[] {
  if (isBored) return [];
  const inside = body.distance;
  const center = -length * 0.27;
  const drawn = onFace((a, n, z) =>
    max(polyline(beat, (a - middle) * 1.15, (z - center) * 1.15) - 0.05, top(a, z) - 0.6 - n),
  );
  return [
    part(
      'steel',
      within(body, (x, y, z) => {
        const d = inside(x, y, z) - 0.014;
        return d > 0.3 ? d : max(drawn(x, y, z), d) * 0.85;
      }),
    ),
  ];
}

/** Distance to a line through points of a plane. */
function polyline(points: readonly (readonly [number, number])[], px: number, py: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [ax, ay] = points[index] as readonly [number, number];
    const [bx, by] = points[index + 1] as readonly [number, number];
    const t = min(
      max(((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0),
      1,
    );
    nearest = min(nearest, length2(px - ax - (bx - ax) * t, py - ay - (by - ay) * t));
  }
  return nearest;
}
