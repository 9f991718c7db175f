import { findOrder } from '@signal-shop/sdk/calls';
import type { LookupDraft, LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, navigate, parameterOf } from '../core/location.ts';
import { mutation } from '../queries/mutation.ts';
import { lookupForm, lookupOptions, lookupStateOf } from './lookup-form.ts';
import { rememberLookup } from './recent-order-lookups.ts';

const pageLocationAtom = lastLocationOf('trackOrders', 'trackedOrder');
const form = lookupForm({
  item: 'track_draft',
  pageLocationAtom,
  addressNumberAtom: parameterOf(pageLocationAtom, 'id'),
});

export const trackDraftAtom = form.draftAtom;
export const changeTrackDraft = form.change;

const lookup = mutation((shop, draft: LookupDraft) => findOrder(shop, { ...draft }), {
  ...lookupOptions(pageLocationAtom),
  onDone: ({ set }, _order, draft, isHere) => {
    set(rememberLookup, draft);
    if (!isHere()) return;
    set(form.forget);
    set(navigate, hrefs.trackedOrder(draft.ordersn));
  },
});

/** Resets with each visit. */
export const lookupStateAtom = atom((get): LookupState => lookupStateOf(get(lookup.stateAtom)));

/** Finds the order and opens it. */
export const trackOrder = action(({ get, set }) => set(lookup.mutate, get(form.inputAtom)));
