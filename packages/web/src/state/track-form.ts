import { findOrder } from '@signal-shop/sdk/calls';
import type { LookupDraft, LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { orderNumberIn } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { atom } from 'jotai';
import { hrefs } from '../hrefs.ts';
import { action } from './action.ts';
import { typedEmailAtom } from './enter.ts';
import { keptForm } from './kept-form.ts';
import { lastPlaceOf, navigate, parameterOf } from './location.ts';
import { rememberLookup } from './looked-up.ts';
import { failureOf } from './remote.ts';

const trackForm = keptForm({
  item: 'track_draft',
  names: ['ordersn', 'email'],
  secrets: [],
  begin: (get) => ({ email: get(typedEmailAtom) }),
});

const idle: LookupState = { status: 'idle' };
const placeAtom = lastPlaceOf('trackOrders', 'trackedOrder');
const numberInAddressAtom = parameterOf(placeAtom, 'id');
const saidAtom = atom<{ readonly state: LookupState; readonly visit: number }>({ state: idle, visit: 0 });

const typedVisitAtom = atom(0);

/** What was typed; where the address names an order, its number stands there until something is typed. */
export const trackDraftAtom = atom((get) => {
  const typed = get(trackForm.valuesAtom);
  const named = get(numberInAddressAtom);
  const isTouched = get(typedVisitAtom) === get(placeAtom).visit;
  return named === null || isTouched ? typed : { ...typed, ordersn: named };
});

export const changeTrackDraft = action(({ get, set }, draft: LookupDraft) => {
  set(typedVisitAtom, get(placeAtom).visit);
  set(trackForm.change, { ...draft });
});

/** Whoever comes back begins anew. */
export const lookupStateAtom = atom((get): LookupState => {
  const { state, visit } = get(saidAtom);
  return visit === get(placeAtom).visit ? state : idle;
});

const say = action(({ get, set }, state: LookupState) => {
  set(saidAtom, { state, visit: get(placeAtom).visit });
});

/** Finds the order and opens it. */
export const trackOrder = action(async ({ get, set, environment }) => {
  if (get(lookupStateAtom).status === 'pending') return;
  const draft = get(trackDraftAtom);
  const wanted = { ordersn: orderNumberIn(draft.ordersn), email: draft.email.trim() };
  set(say, { status: 'pending' });
  try {
    await findOrder(environment.shop, wanted);
  } catch (error) {
    set(say, { status: 'failed', failure: failureOf(error) });
    return;
  }
  set(say, idle);
  set(rememberLookup, wanted);
  set(trackForm.forget);
  set(navigate, hrefs.trackedOrder(wanted.ordersn));
});
