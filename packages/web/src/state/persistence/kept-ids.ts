import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';
import { isList, parseStored } from '../../browser/parse-stored.ts';
import type { DeviceItemName } from '../../browser/session-items.ts';
import type { Environment } from '../../environment.ts';
import type { Action } from '../core/action.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';
import { keptNumberAtom } from './kept-number.ts';

const largestId = 2_147_483_647;

/** Product ids that are persisted on this device until a logout. */
export interface KeptIds {
  readonly idsAtom: Atom<readonly number[]>;
  /** Updates the stored list, which another tab may just have changed. */
  readonly change: Action<[change: (ids: readonly number[]) => readonly number[]], void>;
}

/** Invalid stored entries are dropped; at most `atMost` ids are persisted, the first ones. */
export function keptIds(item: DeviceItemName, atMost: number): KeptIds {
  const idsIn = (text: string | null) => goodsIdsIn(parseStored(text, isList) ?? []).slice(0, atMost);
  const read = ({ deviceItems }: Environment) => idsIn(deviceItems.get(item));
  // By itself, so that a look which finds the same text leaves the list as it is: every card of a page hangs on it.
  const textAtom = atomWithRefresh((get) => {
    get(keptNumberAtom);
    get(logoutEpochAtom);
    return get(environmentAtom).deviceItems.get(item);
  });
  return {
    idsAtom: atom((get) => idsIn(get(textAtom))),
    change: action(({ set, environment }, change) => {
      const ids = change(read(environment));
      if (ids.length === 0) environment.deviceItems.remove(item);
      else environment.deviceItems.set(item, JSON.stringify(ids.slice(0, atMost)));
      set(textAtom);
    }),
  };
}

/** Unique valid product ids from stored JSON or from an address. */
export function goodsIdsIn(values: readonly unknown[]): readonly number[] {
  const ids = values.filter((id): id is number => Number.isInteger(id) && isId(Number(id)));
  return [...new Set(ids)];
}

function isId(id: number): boolean {
  return id > 0 && id <= largestId;
}
