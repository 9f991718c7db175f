import { findOrder } from '@signal-shop/sdk/calls';
import type { LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate, parameterOf } from '../core/location.ts';
import { guard } from '../scopes/scoped.ts';
import { lookupAfter, lookupForm } from './lookup-form.ts';
import { rememberLookup } from './recent-order-lookups.ts';

const placeAtom = lastLocationOf('trackOrders', 'trackedOrder');
const form = lookupForm({ item: 'track_draft', placeAtom, namedAtom: parameterOf(placeAtom, 'id') });
const idle: LookupState = { status: 'idle' };
const saidAtom = atom<{ readonly state: LookupState; readonly visit: number }>({ state: idle, visit: 0 });

export const trackDraftAtom = form.draftAtom;
export const changeTrackDraft = form.change;

/** Resets with each visit. */
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
  const wanted = get(form.wantedAtom);
  const isSame = guard(get, 'login');
  const isHere = guard(get, 'visit');
  set(say, { status: 'pending' });
  try {
    await findOrder(environment.shop, { ...wanted });
  } catch (error) {
    if (isHere()) set(say, lookupAfter(error));
    return;
  }
  // After a logout the answer is ignored.
  if (!isSame()) return;
  set(rememberLookup, wanted);
  if (!isHere()) return;
  set(say, idle);
  set(form.forget);
  set(navigate, hrefs.trackedOrder(wanted.ordersn));
});
