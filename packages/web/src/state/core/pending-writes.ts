import { atom } from 'jotai';
import { action } from './action.ts';

/** Ends what is open in a cart: what waits is sent without further delay, or forgotten with the customer who has gone. */
type CloseEdits = (how: 'send' | 'forget') => Promise<void> | undefined;

/** Of each cart that has been edited. */
export const openEditsAtom = atom<readonly CloseEdits[]>([]);

/** Ends the edits of all carts; resolves when the server has answered to what was sent, whatever it said. */
export const closeEdits = action(({ get }, how: 'send' | 'forget') =>
  Promise.all(get(openEditsAtom).map((close) => close(how))),
);
