import type { SavedEntry } from '@signal-shop/sdk/contract';
import { limits } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { isList, parseStored } from '../../browser/parse-stored.ts';
import { persisted } from '../persistence/persisted.ts';

const atMost = limits.listSavedItems.items.maxItems;
const largestQuantity = limits.SavedEntry.goods_number.maximum;

/** The goods that a guest has saved for later, newest first: ids and quantities on this device, without prices. */
export const guestSavedAtom = persisted<readonly SavedEntry[]>(
  { device: 'saved_items' },
  {
    decode: (text) => (parseStored(text, isList) ?? []).filter(isEntry).slice(0, atMost),
    encode: (entries) => (entries.length === 0 ? null : JSON.stringify(entries.slice(0, atMost))),
  },
);

function isEntry(value: unknown): value is SavedEntry {
  return isRecord(value) && isCount(value.id) && isCount(value.goods_number, largestQuantity);
}

function isCount(value: unknown, maximum = 2_147_483_647): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maximum;
}
