import { listWinnings } from '@signal-shop/sdk/calls';
import type { Winning } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { pagedList, pageHref } from '../queries/paged.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { beginPrizeAddress, prizeSendingOfAtom, sendPrizeAddress } from './prize-address.ts';

const list = pagedList('wins', ({ shop, signal, paging }) => listWinnings(shop, paging, { signal }));

/** The customer's prizes. */
export const winningsAtom = list.stateAtom;
export const refetchWinnings = list.refetch;

const winningAtom = scoped<Winning | null>(null, 'login');

/** The prize whose address form is open; null for none. */
export const addressedPrizeAtom = atom((get) => get(winningAtom));

/** The state of sending its address. */
export const addressingSendingAtom = atom((get) => get(prizeSendingOfAtom)(get(winningAtom)?.id ?? null));

export const beginAddressing = action(({ set }, winning: Winning) => {
  set(beginPrizeAddress, winning.id);
  set(winningAtom, winning);
});

export const endAddressing = action(({ set }) => set(winningAtom, null));

/** Sends the address of the prize, and refetches the list; the dialog shows the server's message. */
export const sendAddress = action(async ({ get, set }) => {
  const winning = get(winningAtom);
  if (winning === null) return;
  const isHere = guard(get, 'visit');
  const isFormVisible = () => isHere() && get(winningAtom) === winning;
  const sending = await set(sendPrizeAddress, winning.id, isFormVisible);
  if (sending.status === 'sent') set(list.refetch);
});

export function winningsHref(page: number): string {
  return pageHref(hrefs.inAccount('win'), page);
}
