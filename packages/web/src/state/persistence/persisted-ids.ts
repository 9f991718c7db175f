import type { Atom } from 'jotai';
import { isList, parseStored } from '../../browser/parse-stored.ts';
import type { DeviceItemName } from '../../browser/session-items.ts';
import type { Action } from '../core/action.ts';
import { persisted } from './persisted.ts';

const largestId = 2_147_483_647;

/** Product ids that are persisted on this device until a logout. */
export interface PersistedIds {
  readonly idsAtom: Atom<readonly number[]>;
  /** Updates the stored list, which another tab may just have changed. */
  readonly change: Action<[change: (ids: readonly number[]) => readonly number[]], void>;
}

/** Invalid stored entries are dropped; at most `atMost` ids are persisted, the first ones. */
export function persistedIds(item: DeviceItemName, atMost: number): PersistedIds {
  const idsAtom = persisted<readonly number[]>(
    { device: item },
    {
      decode: (text) => goodsIdsIn(parseStored(text, isList) ?? []).slice(0, atMost),
      encode: (ids) => (ids.length === 0 ? null : JSON.stringify(ids.slice(0, atMost))),
    },
  );
  return { idsAtom, change: idsAtom };
}

/** Unique valid product ids from stored JSON or from an address. */
export function goodsIdsIn(values: readonly unknown[]): readonly number[] {
  const ids = values.filter((id): id is number => Number.isInteger(id) && isId(Number(id)));
  return [...new Set(ids)];
}

function isId(id: number): boolean {
  return id > 0 && id <= largestId;
}
