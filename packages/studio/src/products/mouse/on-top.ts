import type { Part } from '../../render/part.ts';
import { part } from '../../render/part.ts';
import { box2 } from '../../shapes/primitives.ts';
import type { Shape } from '../../shapes/shape.ts';
import { smoothMax } from '../../shapes/shape.ts';
import type { Form } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { within } from './within.ts';

const { abs, max } = Math;

export function wheelSlot({ length }: MouseFacts, { middle }: Form, across: number, z: number): number {
  return box2(across - middle, z - length * 0.25, 0.5, 1.42, 0.34);
}

/** A thin frame around the wheel. */
export function slotFrame(facts: MouseFacts, form: Form): Shape {
  const inside = form.body.distance;
  const region = form.onFace((a, _n, z) => abs(wheelSlot(facts, form, a, z) + 0.02) - 0.06);
  return within(form.body, (x, y, z) => {
    const d = inside(x, y, z) - 0.03;
    return d > 0.4 ? d : max(smoothMax(d, region(x, y, z), 0.04), -d - 0.5, 1 - y, x * form.side - form.wall);
  });
}

/** Two behind the wheel, others in a row along the thumb's edge of its button. */
export function topButtons(facts: MouseFacts, { body, middle, breadth, side, onFace, top }: Form): Part[] {
  const { length, topButtons: count } = facts;
  const inside = body.distance;
  const edge = middle + side * breadth * 0.84;
  return Array.from({ length: count }, (_, index) => {
    const isBehind = index < 2;
    const a = isBehind ? middle : edge;
    const z = isBehind ? length * (0.09 - index * 0.085) : length * (0.1 + 0.1 * (index - 2));
    const region = onFace((pa, n, pz) =>
      max(box2(pa - a, pz - z, isBehind ? 0.24 : 0.26, isBehind ? 0.4 : 0.5, 0.16), top(pa, pz) - 1.4 - n),
    );
    const button = within(body, (x, y, at) => {
      const d = inside(x, y, at) - 0.12;
      return d > 0.4 ? d : smoothMax(d, region(x, y, at), 0.1);
    });
    return part('dark', button, 'topButton');
  });
}
