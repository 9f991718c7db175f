import { atom } from 'jotai';
import { action } from './action.ts';

/** Ends what is open in a cart: what waits is sent without further delay, or forgotten with the customer who has gone. */
type SettleWrites = (how: 'send' | 'forget') => Promise<void> | undefined;

/** Of each cart that has been edited. */
export const pendingWritesAtom = atom<readonly SettleWrites[]>([]);

/** Ends the edits of all carts; resolves when the server has answered to what was sent, whatever it said. */
export const settlePendingWrites = action(({ get }, how: 'send' | 'forget') =>
  Promise.all(get(pendingWritesAtom).map((close) => close(how))),
);
