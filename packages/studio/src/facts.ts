import type { AnyModel } from '@signal-shop/mock-server/model-types';
import { headsetFacts } from './facts-of-headset.ts';
import { mouseFacts } from './facts-of-mouse.ts';
import type { HeadsetFacts } from './products/headset/headset-facts.ts';
import type { MouseFacts } from './products/mouse/mouse-facts.ts';

/** The facts of a specification that decide the form of a solid. */
export type Facts = HeadsetFacts | MouseFacts;

export function factsOf(model: AnyModel): Facts {
  return model.kind === 'headset' ? headsetFacts(model) : mouseFacts(model);
}
