import { extras, cable as headsetCable, microphone } from '../products/headset/attached.ts';
import { band } from '../products/headset/band.ts';
import { cupLayers, yoke } from '../products/headset/cup.ts';
import type { HeadsetFacts } from '../products/headset/headset-facts.ts';
import { underside } from '../products/mouse/attached.ts';
import { families } from '../products/mouse/families.ts';
import { mark } from '../products/mouse/mark.ts';
import { formOf } from '../products/mouse/mouse.ts';
import type { MouseFacts } from '../products/mouse/mouse-facts.ts';
import { shell } from '../products/mouse/shell.ts';
import { thumb } from '../products/mouse/thumb.ts';
import { wheel } from '../products/mouse/wheel.ts';
import type { Part } from '../render/part.ts';
import { part } from '../render/part.ts';
import { box, cylinder } from '../shapes/primitives.ts';
import type { Distance, Shape } from '../shapes/shape.ts';
import { move, shape, union } from '../shapes/shape.ts';
import { place } from './place.ts';

const { max } = Math;
const thickness = 0.16;

/** A headset whose right cup is taken apart along its axis. */
export function headsetApart(facts: HeadsetFacts): Part[] {
  const { cover, housing, driver, cushion } = cupLayers(facts);
  const layers = [
    [cushion, -2.6],
    [driver, 1.2],
    [[...housing, ...extras(facts)], 5.4],
    [cover, 9.4],
  ] as const;
  return [
    ...place([...band(facts), ...yoke(facts)], { at: [0, 0, 0] }),
    ...microphone(facts),
    ...headsetCable(facts),
    ...layers.flatMap(([parts, by]) => [...sideOf(parts, -1, 0), ...sideOf(parts, 1, by)]),
  ];
}

/** Pieces of one side of a headset. @param by how far they move along x */
export function sideOf(parts: readonly Part[], side: 1 | -1, by: number): Part[] {
  return place(parts, { at: [by, 0, 0] }).filter(
    ({ shape: { min, max: most } }) => (min[0] + most[0] - 2 * by) * side > 0,
  );
}

/** How far the layers of a mouse float apart, in centimeters, and where its shell is cut, as a share of its height. */
const gaps = {
  flat: { top: 6.2, wheel: 3.1, board: 2.2, cut: 0.3, yaw: 0 },
  /** The wheel is high on the face, so the shell floats above all of it. The face is turned toward the camera. */
  upright: { top: 8.8, wheel: 1.6, board: 1.4, cut: 0.15, yaw: -84 },
} as const;

/** A mouse whose shell, wheel, board and base float above each other. */
export function mouseApart(facts: MouseFacts): Part[] {
  const gap = gapOf(facts);
  const { top, wheel: roller, board: circuit, base, feet } = mouseLayers(facts);
  const lifted = (pieces: readonly Part[], by: number) => place(pieces, { at: [0, by, 0] });
  const layers = [
    ...lifted(top, gap.top),
    ...lifted(roller, gap.wheel),
    ...lifted(circuit, gap.board),
    ...base,
    ...lifted(feet, -2.6),
  ];
  return gap.yaw === 0 ? layers : place(layers, { at: [0, 0, 0], turns: [['y', gap.yaw]] });
}

/** The pieces of a mouse where they are in the whole one, from the top down. */
export function mouseLayers(facts: MouseFacts): Record<'top' | 'wheel' | 'board' | 'base' | 'feet', Part[]> {
  const form = formOf(facts);
  const { parts, grooves } = thumb(facts, form);
  const split = seamOf(facts);
  const inside = form.body.distance;
  const { hasDarkBase } = families[facts.family];
  const [outer, , ...others] = shell(facts, form, grooves);
  if (outer === undefined) throw new Error('A mouse has a shell.');
  // A dark base is the first of the others.
  const onTop = hasDarkBase ? others.slice(1) : others;
  const carved = outer.shape.distance;
  const top: Distance = (x, y, z) => max(carved(x, y, z), -inside(x, y, z) - thickness, split + 0.02 - y);
  const base: Distance = (x, y, z) => max(inside(x, y, z), -inside(x, y, z) - thickness, y - split + 0.02);
  const like = (distance: Distance): Shape => shape(distance, outer.shape.min, outer.shape.max);
  return {
    top: [part('body', like(top)), ...mark(facts, form), ...onTop, ...parts],
    wheel: wheel(facts, form),
    board: board(facts, inside, split),
    base: [part(hasDarkBase ? 'dark' : 'body', like(base))],
    feet: underside(facts),
  };
}

/** Height at which the shell of a mouse is cut. */
export function seamOf(facts: Pick<MouseFacts, 'family' | 'height'>): number {
  return facts.height * gapOf(facts).cut;
}

function gapOf({ family }: Pick<MouseFacts, 'family'>): (typeof gaps)[keyof typeof gaps] {
  return gaps[family === 'upright' ? 'upright' : 'flat'];
}

/** The circuit board with battery, switches and sensor. */
function board({ length, height, ...power }: MouseFacts, inside: Distance, split: number): Part[] {
  const half = length / 2;
  const at = (solid: Shape, x: number, z: number, up = 0) => move(solid, x, split + up, z);
  const outline = shape(
    (x, y, z) => max(inside(x, split, z) + 0.55, Math.abs(y - split) - 0.07),
    [-4, split - 0.1, -half],
    [4, split + 0.1, half],
  );
  const feet = (x: number, z: number) => at(cylinder('y', 0.24, 0.1, 0.02), x, z, 0.12);
  return [
    part('board', outline),
    ...battery(power).map((piece) => ({ ...piece, shape: at(piece.shape, 0, -half * 0.42) })),
    part('voltPlastic', at(box(0.32, 0.3, 0.62, 0.04), 1.55, half * 0.62, 0.4)),
    part('voltPlastic', at(box(0.32, 0.3, 0.62, 0.04), -1.55, half * 0.62, 0.4)),
    part('white', at(box(0.5, height * 0.1, 0.3, 0.04), 0, half * 0.34, 0.35)),
    part('piano', at(box(0.62, 0.12, 0.62, 0.03), 0.1, half * 0.06, 0.2)),
    part('black', at(box(0.36, 0.09, 0.36, 0.02), -1.2, -half * 0.06, 0.16)),
    part('gold', union(feet(1.3, -half * 0.1), feet(1.7, half * 0.2), feet(-1.75, half * 0.24))),
    part('steel', at(box(0.44, 0.16, 0.36, 0.08), 0, half * 0.84, 0.2)),
  ];
}

/** A mouse with a port charges its battery, one without takes a cell, and one with a cable has neither. */
function battery({ cable, hasPort }: Pick<MouseFacts, 'cable' | 'hasPort'>): Part[] {
  if (cable !== undefined) return [];
  if (hasPort) return [part('steel', move(box(1.1, 0.32, 1.7, 0.28), 0, 0.42, 0))];
  return [
    part('dark', move(cylinder('z', 0.7, 2.1, 0.08), 0, 0.85, 0)),
    part('steel', move(cylinder('z', 0.71, 0.35, 0.06), 0, 0.85, 1.8)),
    part('voltPlastic', move(cylinder('z', 0.71, 0.16, 0.02), 0, 0.85, 1.25)),
    part('steel', move(cylinder('z', 0.26, 0.16, 0.04), 0, 0.85, 2.25)),
  ];
}
