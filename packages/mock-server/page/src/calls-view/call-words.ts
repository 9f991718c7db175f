import { ResponseCode } from '@signal-shop/sdk/contract';
import type { CallRow } from '../store/page-state.ts';

export type Outcome = 'done' | 'refused' | 'failed' | 'spoilt';

const namesByCode = new Map<number, string>(Object.entries(ResponseCode).map(([name, code]) => [code, name]));

/** What became of a call: done, refused by the shop, not understood or failed, or spoilt by a fault. */
export function outcomeOf({ status, code, fault }: CallRow): Outcome {
  if (fault !== null && (status !== 200 || code === null)) return 'spoilt';
  if (status >= 400 || status === 0) return 'failed';
  return code === null || code === ResponseCode.success ? 'done' : 'refused';
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
