import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { parseStored } from '../../browser/parse-stored.ts';

/** The oldest entry is dropped for a new one. */
const mostForms = 8;

/** The entry of one form in a storage item that several forms share. */
export function entryOf(text: string | null, of: string): unknown {
  return partsIn(text)[of];
}

/** The storage item with another entry for one form; null when it is empty. */
export function setEntry(text: string | null, of: string, part: object | null): string | null {
  const { [of]: _before, ...others } = partsIn(text);
  const all = Object.entries({ ...others, ...(part !== null && { [of]: part }) }).slice(-mostForms);
  return all.length === 0 ? null : JSON.stringify(Object.fromEntries(all));
}

function partsIn(text: string | null): Readonly<Record<string, unknown>> {
  return parseStored(text, isRecord) ?? {};
}
