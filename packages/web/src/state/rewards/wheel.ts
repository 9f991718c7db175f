import { getWheel, spinWheel } from '@signal-shop/sdk/calls';
import { giftShippingBusinessDays, wheelPrizeCount, wheelStopMs } from '@signal-shop/sdk/constants';
import type { ResultOf } from '@signal-shop/sdk/contract';
import { Flag, PrizeType } from '@signal-shop/sdk/contract';
import type {
  SpinState,
  WheelState,
} from '@signal-shop/ui/chrome/lucky-wheel-dialog/lucky-wheel-dialog.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { mutation, shownState } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guardedSet, scoped } from '../scopes/scoped.ts';
import { sendGuestToLogIn } from '../session/send-guest-to-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';
import { beginPrizeAddress, prizeSendingOfAtom, sendPrizeAddress } from './prize-address.ts';
import { closeWheel } from './wheel-window.ts';

type Draw = ResultOf<'spinWheel'>['data'];

/** The state that the last answer has started; null before it. */
const resultAtom = scoped<SpinState | null>(null, 'login');
const drawAtom = scoped<Draw | null>(null, 'login');
/** The state of sending the address of the drawn gift. */
export const drawnSendingAtom = atom((get) => get(prizeSendingOfAtom)(get(drawAtom)?.winning_id ?? null));
/** Spins left after the last one. */
const chancesAtom = scoped(0, 'login');

const wheelQuery = query(
  async ({ get, shop, signal }) => {
    // A login may bring a spin.
    get(isSignedInAtom);
    const { prizes, open, ships_within_business_days } = (await getWheel(shop, { signal })).msg;
    return { prizes, isOpen: open === Flag.yes, shipsWithinDays: ships_within_business_days };
  },
  { keepPrevious: true },
);

/** The days until a gift ships, counted from its address. */
export const shipsWithinDaysAtom = atom(
  (get) => readyOr(get(wheelQuery.stateAtom), null)?.shipsWithinDays ?? giftShippingBusinessDays,
);

// No idempotency key: each request uses one of the customer's spins.
const request = mutation((shop, _input: null) => spinWheel(shop), {
  onDone: (context, { data, msg: message, chances }) => {
    const set = guardedSet(context);
    set(chancesAtom, chances);
    const prizeIndex = data.id - 1;
    if (!Number.isInteger(prizeIndex) || prizeIndex < 0 || prizeIndex >= wheelPrizeCount) {
      // The customer has won the prize nevertheless: the list of prizes shows it.
      set(resultAtom, { status: 'failed', failure: { kind: 'server', message } });
      return;
    }
    set(drawAtom, data);
    set(beginPrizeAddress, data.winning_id);
    set(resultAtom, { status: 'spinning', prizeIndex });
    context.environment.clock.after(wheelStopMs, () =>
      set(resultAtom, { status: 'won', prizeIndex, prize: data, message }),
    );
  },
});

const spinAtom = atom((get): SpinState => {
  const state = shownState(get(request.stateAtom));
  if (state.status === 'pending') return { status: 'asking' };
  return get(resultAtom) ?? state;
});

/** The wheel with its prizes, and the state of the spin. */
export const wheelAtom = atom((get): WheelState => {
  const wheel = get(wheelQuery.stateAtom);
  if (wheel.status !== 'ready') return wheel;
  return { status: 'ready', wheel: wheel.value, spin: get(spinAtom) };
});

export const refetchWheel = wheelQuery.refetch;

/**
 * Spins the wheel: a guest sees a warning and is redirected to the login page after a second. The prize shows after
 * four seconds, also when the dialog was closed meanwhile; one spin at a time (spec §4).
 */
export const spin = action(async ({ get, set }) => {
  const { status } = get(spinAtom);
  if (status === 'asking' || status === 'spinning' || status === 'won') return;
  if (!get(isSignedInAtom)) {
    set(sendGuestToLogIn);
    return;
  }
  set(resultAtom, null);
  await set(request.mutate, null);
});

/** Closes the dialog. With spins left, and the address of a gift sent, the wheel is ready again. */
export const leaveWheel = action(({ get, set }) => {
  set(closeWheel);
  const state = get(spinAtom);
  if (state.status !== 'won' || get(chancesAtom) === 0) return;
  const isSettled = state.prize.type === PrizeType.coupon || get(drawnSendingAtom).status === 'sent';
  if (isSettled) set(resultAtom, null);
});

/** Sends the address of the drawn gift. */
export const sendGift = action(async ({ get, set }) => {
  const draw = get(drawAtom);
  if (draw !== null) await set(sendPrizeAddress, draw.winning_id);
});
