import type { Part } from '../render/part.ts';
import { part } from '../render/part.ts';
import { box, cylinder } from '../shapes/primitives.ts';
import type { Point, Shape } from '../shapes/shape.ts';
import { move, turn } from '../shapes/shape.ts';

/** A USB plug on the table at the end of a cable. @param heading in which the cable ends, around the y axis */
export function usbPlug(end: Point, heading: number): Part[] {
  const at = (piece: Shape, along: number) =>
    move(turn(move(piece, 0, 0, along), 'y', heading), end[0], end[1] + 0.2, end[2]);
  return [
    part('rubber', at(cylinder('z', 0.26, 0.4, 0.1), 0.1)),
    part('dark', at(box(0.75, 0.36, 0.95, 0.18), 1.3)),
    part('steel', at(box(0.6, 0.22, 0.65, 0.04), 2.7)),
    part('black', at(box(0.5, 0.1, 0.1, 0.02), 3.3)),
  ];
}
