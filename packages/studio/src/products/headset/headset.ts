import type { Part } from '../../render/part.ts';
import { cable, extras, microphone } from './attached.ts';
import { band } from './band.ts';
import { cup, yoke } from './cup.ts';
import type { HeadsetFacts } from './headset-facts.ts';

export function headset(facts: HeadsetFacts): Part[] {
  return [
    ...band(facts),
    ...yoke(facts),
    ...cup(facts),
    ...microphone(facts),
    ...cable(facts),
    ...extras(facts),
  ];
}
