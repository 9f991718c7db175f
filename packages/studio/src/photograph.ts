import type { AnyModel } from '@signal-shop/mock-server/model-types';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import { partsOf } from './products/parts.ts';
import type { Exposure } from './render/exposure.ts';
import { fitShot } from './render/fit-shot.ts';
import type { Part } from './render/part.ts';
import { render } from './render/render.ts';
import type { Solid } from './render/solid.ts';
import { assemble } from './render/solid.ts';
import { tile } from './render/tile.ts';
import { headsetApart, mouseApart } from './scenes/apart.ts';
import { inTheBox } from './scenes/in-the-box.ts';
import type { ViewName } from './views.ts';
import { fittedShots, isFitted, shotOf, turnFrames, turnShot } from './views.ts';

export function solidOf(facts: Facts): Solid {
  return assemble(partsOf(facts));
}

/** Takes one picture of a product. @param width pixels of a square picture; a turn has several frames of it */
export function photograph(model: AnyModel, view: ViewName, width: number): Exposure {
  const facts = factsOf(model);
  if (view === 'turn') return photographTurn(facts, width);
  if (!isFitted(view)) return render(solidOf(facts), shotOf(facts, view), width);
  const solid = assemble(view === 'box' ? inTheBox(model) : partsApart(facts));
  const { fill, ...shot } = fittedShots[view][facts.kind];
  return render(solid, fitShot(solid, shot, fill), width);
}

function partsApart(facts: Facts): Part[] {
  return facts.kind === 'headset' ? headsetApart(facts) : mouseApart(facts);
}

/** All frames of a turn in one picture. @param width of the picture */
function photographTurn(facts: Facts, width: number): Exposure {
  const solid = solidOf(facts);
  const { columns, count } = turnFrames;
  const frames = Array.from({ length: count }, (_, frame) =>
    render(solid, turnShot(facts, frame / count), width / columns),
  );
  return tile(frames, columns);
}
