import { ResponseCode } from '@signal-shop/sdk/contract';
import type { CallRow } from '../store/page-state.ts';

export type Outcome = 'done' | 'refused' | 'failed' | 'broken';

const namesByCode = new Map<number, string>(Object.entries(ResponseCode).map(([name, code]) => [code, name]));

/** Outcome of a call: done, refused by the shop, invalid or failed, or broken on delivery. */
export function outcomeOf({ status, code, fault }: CallRow): Outcome {
  if (status === 0 || (fault !== null && status === 200 && code === null)) return 'broken';
  if (status >= 400) return 'failed';
  return code === null || code === ResponseCode.success ? 'done' : 'refused';
}

/** The operation id; for a request with a wrong path or method, that it is no call. */
export function callName({ operationId }: Pick<CallRow, 'operationId'>): string {
  return operationId ?? 'Not in the contract';
}

/** Descriptions of the incomplete response that the caller receives, by active fault. */
const brokenLabels: Readonly<Record<string, string>> = {
  empty: 'empty response',
  truncated: 'response cut off',
  'drop-after-bytes': 'response cut off',
  'malformed-json': 'broken JSON',
  reset: 'connection reset',
  'answer-lost': 'connection reset after handling',
  'request-lost': 'connection closed',
};

/** Describes what the caller received in place of a complete response. */
export function brokenText({ fault, status }: Pick<CallRow, 'fault' | 'status'>): string {
  const [words] = (fault ?? '').split(', ').flatMap((kind) => brokenLabels[kind] ?? []);
  return words ?? (status === 0 ? 'no response' : 'incomplete response');
}

/** The name of an envelope's code; its number if the contract has none. */
export function codeName(code: number | null): string {
  if (code === null) return '–';
  return namesByCode.get(code) ?? String(code);
}

/** The time with milliseconds, by the shop's clock. */
export function timeText(iso: string): string {
  return iso.slice(11, 23);
}
