import { isShopError } from '@signal-shop/sdk';
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
import { failureOf } from '../core/failure.ts';
import { notify } from '../core/notices.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guardedSet, scoped } from '../scopes/scoped.ts';
import { leaveForLogIn } from '../session/leave-for-log-in.ts';
import { isSignedInAtom } from '../session/session.ts';
import { beginPrizeAddress, prizeSendingOfAtom, sendPrizeAddress } from './prize-address.ts';
import { closeWheel } from './wheel-window.ts';

type Draw = ResultOf<'spinWheel'>['data'];

const spinAtom = scoped<SpinState>({ status: 'idle' }, 'login');
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

/** How soon a gift leaves once its address is known. */
export const shipsWithinDaysAtom = atom(
  (get) => readyOr(get(wheelQuery.stateAtom), null)?.shipsWithinDays ?? giftShippingBusinessDays,
);

/** The wheel with its prizes, and what becomes of the spin. */
export const wheelAtom = atom((get): WheelState => {
  const wheel = get(wheelQuery.stateAtom);
  if (wheel.status !== 'ready') return wheel;
  return { status: 'ready', wheel: wheel.value, spin: get(spinAtom) };
});

export const retryWheel = wheelQuery.refetch;

/**
 * Spins the wheel: a guest sees a warning and is redirected to the login page after a second. The prize shows after
 * four seconds, also when the dialog was closed meanwhile; one spin at a time (spec §4).
 */
export const spin = action(async (context) => {
  const { get, set, environment } = context;
  const tell = guardedSet(context);
  const { status } = get(spinAtom);
  if (status === 'asking' || status === 'spinning' || status === 'won') return;
  if (!get(isSignedInAtom)) {
    set(notify, 'warning', { kind: 'message', id: 'notLoggedIn' });
    set(leaveForLogIn);
    return;
  }
  set(spinAtom, { status: 'asking' });
  try {
    const { data, msg, chances } = await spinWheel(environment.shop);
    tell(chancesAtom, chances);
    const place = data.id - 1;
    if (!Number.isInteger(place) || place < 0 || place >= wheelPrizeCount) {
      // The customer has won the prize nevertheless: the list of prizes shows it.
      tell(spinAtom, { status: 'failed', failure: { kind: 'server', message: msg } });
      return;
    }
    tell(drawAtom, data);
    tell(beginPrizeAddress, data.winning_id);
    tell(spinAtom, { status: 'spinning', place });
    environment.clock.after(wheelStopMs, () =>
      tell(spinAtom, { status: 'won', place, prize: data, message: msg }),
    );
  } catch (error) {
    // The session reports the end of a login.
    const isEnded = isShopError(error) && error.kind === 'session';
    tell(spinAtom, isEnded ? { status: 'idle' } : { status: 'failed', failure: failureOf(error) });
  }
});

/** Closes the dialog. With spins left, and the address of a gift sent, the wheel is ready again. */
export const leaveWheel = action(({ get, set }) => {
  set(closeWheel);
  const state = get(spinAtom);
  if (state.status !== 'won' || get(chancesAtom) === 0) return;
  const isSettled = state.prize.type === PrizeType.coupon || get(drawnSendingAtom).status === 'sent';
  if (isSettled) set(spinAtom, { status: 'idle' });
});

/** Sends the address that the gift asks for. */
export const sendGift = action(async ({ get, set }) => {
  const draw = get(drawAtom);
  if (draw !== null) await set(sendPrizeAddress, draw.winning_id);
});
