// Client state that survives a reload: values, forms, lists of ids and uploaded pictures in sessionStorage or localStorage.
// All rooms may use this folder; pages only pass its forms on. It imports `core` and `scopes`, and reaches the storage
// through the environment.
import type { WritableAtom } from 'jotai';
import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';
import type { DeviceItemName, SessionItemName } from '../../browser/session-items.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';
import { storageVersionAtom } from './storage-version.ts';

/** An item of sessionStorage (`tab`) or of localStorage (`device`). */
export type StorageKey = { readonly tab: SessionItemName } | { readonly device: DeviceItemName };

export interface Codec<Value> {
  /** Null means that nothing is stored. Invalid text decodes to a default, because anyone can edit the storage. */
  readonly decode: (text: string | null) => Value;
  /** Null removes the item. */
  readonly encode: (value: Value) => string | null;
}

/**
 * A value in the storage of the browser. Not jotai's `atomWithStorage`, because that trusts its memory after a logout has
 * cleared the storage, updates the list of this tab instead of the one that another tab has stored, and takes its storage
 * where the atom is created, not from the store.
 */
export function persisted<Value>(
  key: StorageKey,
  { decode, encode }: Codec<Value>,
): WritableAtom<Value, [update: (value: Value) => Value], void> {
  // A separate atom: text that has not changed must not create a new value, on which every card of a page depends.
  const textAtom = atomWithRefresh((get) => {
    get(storageVersionAtom);
    get(logoutEpochAtom);
    const { sessionItems, deviceItems } = get(environmentAtom);
    return 'tab' in key ? sessionItems.get(key.tab) : deviceItems.get(key.device);
  });
  const valueAtom = atom((get) => decode(get(textAtom)));
  return atom(
    (get) => get(valueAtom),
    (get, set, update) => {
      const { sessionItems, deviceItems } = get(environmentAtom);
      // Another tab may have stored another value since the last read.
      set(textAtom);
      const text = encode(update(get(valueAtom)));
      if ('tab' in key) {
        if (text === null) sessionItems.remove(key.tab);
        else sessionItems.set(key.tab, text);
      } else if (text === null) deviceItems.remove(key.device);
      else deviceItems.set(key.device, text);
      set(textAtom);
    },
  );
}
