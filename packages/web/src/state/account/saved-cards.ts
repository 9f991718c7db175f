import { deleteSavedCard, listSavedCards } from '@signal-shop/sdk/calls';
import type { SavedCard } from '@signal-shop/sdk/contract';
import type { CardRemoval } from '@signal-shop/ui/sections/saved-cards/saved-cards.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { isSessionEnd } from '../core/failure.ts';
import { lastLocationOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { scoped } from '../scopes/scoped.ts';
import { isSignedInAtom } from '../session/session.ts';

const pageLocationAtom = lastLocationOf('addresses');

const cardsQuery = query(
  async ({ get, shop, signal }): Promise<readonly SavedCard[]> => {
    // A payment between two visits may have saved a card.
    get(pageLocationAtom);
    return get(isSignedInAtom) ? (await listSavedCards(shop, { signal })).msg : [];
  },
  { scope: 'login', keepPrevious: true },
);

export const refetchSavedCards = cardsQuery.refetch;

/** The cards that the payment provider keeps for the customer. */
export const savedCardsAtom = cardsQuery.stateAtom;

/** The card in the question, which leaving the page closes. */
const promptedIdAtom = scoped<string | null>(null, 'visit', { of: pageLocationAtom });

const removal = mutation((shop, id: string, options) => deleteSavedCard(shop, { id }, options), {
  // The question closes before the row leaves, so that the focus returns to the row and moves on from there.
  onDone: ({ set }, { msg }) => {
    set(promptedIdAtom, null);
    set(cardsQuery.refetch);
    set(notify, 'success', { kind: 'server', message: msg });
  },
  onFailed: ({ set }, error) => {
    if (isSessionEnd(error)) set(promptedIdAtom, null);
  },
});

export const cardRemovalAtom = atom((get): CardRemoval => {
  const id = get(promptedIdAtom);
  if (id === null) return { status: 'none' };
  const state = shownState(get(removal.stateAtom));
  if (state.status === 'failed') return { status: 'failed', id, failure: state.failure };
  return { status: state.status === 'pending' ? 'pending' : 'asking', id };
});

export const promptCardRemoval = action(({ get, set }, id: string) => {
  if (get(removal.stateAtom).status === 'pending') return;
  set(removal.reset);
  set(promptedIdAtom, id);
});

export const closeCardRemoval = action(({ get, set }) => {
  const { status } = get(removal.stateAtom);
  if (status === 'pending') return;
  set(promptedIdAtom, null);
  // The answer may be lost although the card is removed.
  if (status === 'failed') set(cardsQuery.refetch);
});

export const removeSavedCard = action(({ get, set }) => {
  const id = get(promptedIdAtom);
  return id === null ? Promise.resolve() : set(removal.mutate, id);
});
