import { findOrder } from '@signal-shop/sdk/calls';
import type { LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate, parameterOf } from '../core/location.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { lookupAfter, lookupForm } from './lookup-form.ts';
import { rememberLookup } from './recent-order-lookups.ts';

const placeAtom = lastLocationOf('trackOrders', 'trackedOrder');
const form = lookupForm({ item: 'track_draft', placeAtom, namedAtom: parameterOf(placeAtom, 'id') });
const idle: LookupState = { status: 'idle' };
const stateAtom = scoped<LookupState>(idle, 'visit', { of: placeAtom });

export const trackDraftAtom = form.draftAtom;
export const changeTrackDraft = form.change;

/** Resets with each visit. */
export const lookupStateAtom = atom((get) => get(stateAtom));

/** Finds the order and opens it. */
export const trackOrder = action(async ({ get, set, environment }) => {
  if (get(lookupStateAtom).status === 'pending') return;
  const wanted = get(form.wantedAtom);
  const isSame = guard(get, 'login');
  const isHere = guard(get, 'visit');
  set(stateAtom, { status: 'pending' });
  try {
    await findOrder(environment.shop, { ...wanted });
  } catch (error) {
    if (isHere()) set(stateAtom, lookupAfter(error));
    return;
  }
  // After a logout the answer is ignored.
  if (!isSame()) return;
  set(rememberLookup, wanted);
  if (!isHere()) return;
  set(stateAtom, idle);
  set(form.forget);
  set(navigate, hrefs.trackedOrder(wanted.ordersn));
});
