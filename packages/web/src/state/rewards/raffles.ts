import { drawRaffle, listRaffles } from '@signal-shop/sdk/calls';
import type { RaffleDraw } from '@signal-shop/ui/screens/rewards/raffles/raffles.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { mutation } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { sendGuestToLogIn } from '../session/send-guest-to-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';

const pageLocationAtom = lastLocationOf('raffles');

const rafflesQuery = query(
  async ({ get, shop, signal }) => {
    get(pageLocationAtom);
    // Only a customer has drawn tickets.
    get(isSignedInAtom);
    return (await listRaffles(shop, { signal })).msg;
  },
  { keepPrevious: true },
);

/** The raffles, by their start; refetches on each visit. */
export const rafflesAtom = rafflesQuery.stateAtom;
export const refetchRaffles = rafflesQuery.refetch;

const drawing = mutation((shop, id: number, options) => drawRaffle(shop, { id }, options), {
  scope: 'visit',
  of: pageLocationAtom,
  onDone: ({ set }) => set(rafflesQuery.refetch),
  // The raffle has closed, or another tab has drawn the ticket.
  onFailed: ({ set }) => set(rafflesQuery.refetch),
});

/** The draw of a ticket; its result is shown until the next visit. */
export const raffleDrawAtom = atom((get): RaffleDraw => {
  const state = get(drawing.stateAtom);
  switch (state.status) {
    case 'idle':
      return state;
    case 'pending':
      return { status: 'pending', raffleId: state.input };
    case 'failed':
      return { status: 'failed', raffleId: state.input, failure: state.failure };
    case 'done':
      return { status: 'won', raffleId: state.input, prize: state.data.data, message: state.data.msg };
  }
});

/** Draws the customer's ticket of a raffle; a guest is sent to the login page. */
export const drawTicket = action(async ({ get, set }, raffleId: number) => {
  if (get(isSignedInAtom)) await set(drawing.mutate, raffleId);
  else set(sendGuestToLogIn);
});
