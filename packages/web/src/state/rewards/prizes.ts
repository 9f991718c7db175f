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

const addressedAtom = scoped<Winning | null>(null, 'login');

/** The prize whose address form is open; null for none. */
export const addressedPrizeAtom = atom((get) => get(addressedAtom));

/** The state of sending its address. */
export const addressingSendingAtom = atom((get) => get(prizeSendingOfAtom)(get(addressedAtom)?.id ?? null));

export const beginAddressing = action(({ set }, winning: Winning) => {
  set(beginPrizeAddress, winning.id);
  set(addressedAtom, winning);
});

export const endAddressing = action(({ set }) => set(addressedAtom, null));

/** Says where the prize goes; the list then knows it, and the window says what the shop answered. */
export const sendAddress = action(async ({ get, set }) => {
  const winning = get(addressedAtom);
  if (winning === null) return;
  const isHere = guard(get, 'visit');
  const isSeen = () => isHere() && get(addressedAtom) === winning;
  const said = await set(sendPrizeAddress, winning.id, isSeen);
  if (said.status === 'sent') set(list.refetch);
});

export function winningsHref(page: number): string {
  return pageHref(hrefs.inAccount('win'), page);
}
