import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { WritableAtom } from 'jotai';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import type { SessionItemName } from '../../browser/session-items.ts';
import type { Codec } from './persisted.ts';
import { persisted } from './persisted.ts';

/** A new entry beyond this number evicts the oldest one. */
const mostForms = 8;

type Entries = Readonly<Record<string, unknown>>;

const entriesCodec: Codec<Entries> = {
  decode: (text) => parseStored(text, isRecord) ?? {},
  encode: (entries) => (Object.keys(entries).length === 0 ? null : JSON.stringify(entries)),
};

/** The storage key of a form. Several forms can share a storage item, each under its own key. */
export interface EntryKey {
  readonly item: SessionItemName;
  readonly of?: string;
}

/** The stored entry of a form, unchecked; null removes it. */
export function persistedEntry({ item, of }: EntryKey): WritableAtom<unknown, [entry: object | null], void> {
  const entriesAtom = persisted({ tab: item }, entriesCodec);
  return atom(
    (get) => (of === undefined ? get(entriesAtom) : get(entriesAtom)[of]),
    (_get, set, entry) =>
      set(entriesAtom, (entries) => (of === undefined ? { ...entry } : withEntry(entries, of, entry))),
  );
}

function withEntry(entries: Entries, of: string, entry: object | null): Entries {
  const { [of]: _before, ...others } = entries;
  return Object.fromEntries(
    Object.entries({ ...others, ...(entry !== null && { [of]: entry }) }).slice(-mostForms),
  );
}
