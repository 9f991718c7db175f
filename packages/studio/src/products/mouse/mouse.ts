import type { Part } from '../../render/part.ts';
import { cable, mark, port, underside } from './attached.ts';
import { formOf } from './form.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { shell } from './shell.ts';
import { thumb } from './thumb.ts';
import { wheel } from './wheel.ts';

export function mouse(facts: MouseFacts): Part[] {
  const form = formOf(facts);
  const { parts, grooves } = thumb(facts, form);
  return [
    ...shell(facts, form, grooves),
    ...wheel(facts, form),
    ...parts,
    ...mark(facts, form),
    ...underside(facts),
    ...port(facts),
    ...cable(facts),
  ];
}
