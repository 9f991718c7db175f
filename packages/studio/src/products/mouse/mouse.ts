import type { Part } from '../../render/part.ts';
import { cable, port, underside } from './attached.ts';
import { flat } from './flat.ts';
import type { Form } from './form.ts';
import { mark } from './mark.ts';
import type { MouseFacts } from './mouse-facts.ts';
import { shell } from './shell.ts';
import { thumb } from './thumb.ts';
import { upright } from './upright.ts';
import { wheel } from './wheel.ts';

export function formOf(facts: MouseFacts): Form {
  return facts.family === 'upright' ? upright(facts) : flat(facts);
}

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
