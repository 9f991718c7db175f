import { getOrderTax } from '@signal-shop/sdk/calls';
import type { Amounts } from '@signal-shop/ui/screens/checkout/checkout.states.ts';
import { atom } from 'jotai';
import type { Stop } from '../environment.ts';
import { action } from './action.ts';
import { cartPlaceAtom, shownKindAtom } from './cart-kind.ts';
import { cartTypes } from './cart-source.ts';
import { draftAtom } from './checkout-draft.ts';
import { loginNumberAtom } from './login-number.ts';
import { remote, source } from './remote.ts';

const quietMs = 500;

/** Where an order goes to, as far as tax and shipping need to know; null while the address does not say. */
const typedDestinationAtom = atom((get) => {
  const { region, state, postal_code } = get(draftAtom).address;
  const destination = { region, state: state.trim(), postal_code: postal_code.trim() };
  const isWhole = /^[A-Z]{2}$/.test(region) && destination.state !== '' && destination.postal_code !== '';
  return isWhole ? destination : null;
});

type Destination = ReturnType<typeof typedDestinationAtom.read>;

const restingAtom = atom<{ readonly destination: Destination } | null>(null);
const waitingAtom = atom<{ readonly stop: Stop } | null>(null);
const destinationAtom = atom((get) => {
  const resting = get(restingAtom);
  return resting === null ? get(typedDestinationAtom) : resting.destination;
});

/** Holds the quote still while somebody types, before the draft changes. */
export const holdDestination = action(({ get, set, environment }) => {
  get(waitingAtom)?.stop();
  set(restingAtom, { destination: get(destinationAtom) });
  set(waitingAtom, { stop: environment.clock.after(quietMs, () => set(restingAtom, null)) });
});

/** Takes over what has been typed at once. */
export const releaseDestination = action(({ get, set }) => {
  get(waitingAtom)?.stop();
  set(restingAtom, null);
});

export interface Quote extends Amounts {
  /** What the goods for points cost; the order takes them at once. */
  readonly points: number;
}

/** What the order costs there as the server says; null while the address does not say where. */
export const quoteSource = source(async ({ get, shop, signal }): Promise<Quote | null> => {
  get(cartPlaceAtom);
  get(loginNumberAtom);
  const cartype = cartTypes[get(shownKindAtom)];
  const destination = get(destinationAtom);
  if (destination === null) return null;
  const { subtotal, reduction, coupon, shipping, tax, total, points } = await getOrderTax(
    shop,
    { cartype, ...destination },
    { signal },
  );
  return { subtotal, reduction, coupon, shipping, tax, total, points };
});

export const quoteAtom = remote(quoteSource);
