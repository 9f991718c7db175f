import type { Facts } from '../facts.ts';
import type { Part } from '../render/part.ts';
import { headset } from './headset/headset.ts';
import { mouse } from './mouse/mouse.ts';

export function partsOf(facts: Facts): Part[] {
  return facts.kind === 'headset' ? headset(facts) : mouse(facts);
}
