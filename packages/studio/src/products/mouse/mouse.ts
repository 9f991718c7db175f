import type { Part } from '../../render/part.ts';
import { cable, mark, thumb } from './attached.ts';
import { flat, upright } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { shell, wheel } from './shell.ts';

export function mouse(facts: MouseFacts): Part[] {
  const form = facts.tilt > 35 ? upright(facts) : flat(facts);
  return [
    ...shell(facts, form),
    ...wheel(facts, form),
    ...thumb(facts, form),
    ...mark(facts, form),
    ...cable(facts),
  ];
}
