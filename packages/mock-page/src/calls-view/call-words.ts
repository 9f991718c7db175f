import { ResponseCode } from '@signal-shop/sdk/contract';
import type { CallRow } from '../store/page-state.ts';

export type Outcome = 'done' | 'refused' | 'failed' | 'broken';

const namesByCode = new Map<number, string>(Object.entries(ResponseCode).map(([name, code]) => [code, name]));

/** What became of a call: done, refused by the shop, not understood or failed, or nothing whole that arrived. */
export function outcomeOf({ status, code, fault }: CallRow): Outcome {
  if (status === 0 || (fault !== null && status === 200 && code === null)) return 'broken';
  if (status >= 400) return 'failed';
  return code === null || code === ResponseCode.success ? 'done' : 'refused';
}

/** How an answer that did not arrive whole looks to its caller, by the fault that lay on it. */
const brokenWords: Readonly<Record<string, string>> = {
  empty: 'an empty answer',
  truncated: 'cut off in the middle',
  'drop-after-bytes': 'cut off in the middle',
  'malformed-json': 'broken JSON',
  reset: 'connection reset',
  'answer-lost': 'connection reset after the work',
  'request-lost': 'connection closed',
};

/** What a caller got who got no whole answer. */
export function brokenText({ fault, status }: Pick<CallRow, 'fault' | 'status'>): string {
  const [words] = (fault ?? '').split(', ').flatMap((kind) => brokenWords[kind] ?? []);
  return words ?? (status === 0 ? 'no answer' : 'no whole answer');
}

/** The envelope's code by its name; the number alone when the contract has none for it. */
export function codeName(code: number | null): string {
  if (code === null) return '–';
  return namesByCode.get(code) ?? String(code);
}

/** Hours, minutes, seconds and milliseconds of a moment, as the shop's clock shows it. */
export function timeText(iso: string): string {
  return iso.slice(11, 23);
}
