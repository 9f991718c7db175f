import { atom } from 'jotai';
import { action } from './action.ts';

/** Settles the debounced writes of a cart: `send` flushes them, `forget` discards them after a logout. */
type SettleWrites = (how: 'send' | 'forget') => Promise<void> | undefined;

/** One function for each cart that has been edited. */
export const pendingWritesAtom = atom<readonly SettleWrites[]>([]);

/** Settles the writes of all carts; resolves when the requests have succeeded or failed, and at once while offline. */
export const settlePendingWrites = action(({ get, environment }, how: 'send' | 'forget') => {
  const settled = Promise.all(get(pendingWritesAtom).map((close) => close(how)));
  return environment.isOnline() ? settled : Promise.resolve([]);
});
