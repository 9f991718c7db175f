import type { Facts } from './facts.ts';
import { headset } from './products/headset/headset.ts';
import { mouse } from './products/mouse/mouse.ts';
import type { Exposure } from './render/exposure.ts';
import type { Part } from './render/part.ts';
import { render } from './render/render.ts';
import type { Solid } from './render/solid.ts';
import { assemble } from './render/solid.ts';
import type { ViewName } from './views.ts';
import { shotOf } from './views.ts';

export function partsOf(facts: Facts): Part[] {
  return facts.kind === 'headset' ? headset(facts) : mouse(facts);
}

export function solidOf(facts: Facts): Solid {
  return assemble(partsOf(facts));
}

/** Takes one picture of a product. @param width pixels of a square picture */
export function photograph(facts: Facts, view: ViewName, width: number): Exposure {
  return render(solidOf(facts), shotOf(facts, view), width);
}
