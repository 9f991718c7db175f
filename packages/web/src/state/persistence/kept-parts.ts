import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { parseStored } from '../../browser/parse-stored.ts';

/** Whoever begins one more form loses what the oldest kept. */
const mostForms = 8;

/** What stands in a kept text for one of several forms that keep theirs together, by what each is about. */
export function partOf(text: string | null, of: string): unknown {
  return partsIn(text)[of];
}

/** The kept text with another part for one form; null where nothing is left to keep. */
export function withPart(text: string | null, of: string, part: object | null): string | null {
  const { [of]: _before, ...others } = partsIn(text);
  const all = Object.entries({ ...others, ...(part !== null && { [of]: part }) }).slice(-mostForms);
  return all.length === 0 ? null : JSON.stringify(Object.fromEntries(all));
}

function partsIn(text: string | null): Readonly<Record<string, unknown>> {
  return parseStored(text, isRecord) ?? {};
}
