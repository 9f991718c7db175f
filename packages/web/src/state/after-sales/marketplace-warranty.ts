import { findMarketplaceWarranty } from '@signal-shop/sdk/calls';
import type { LookupDraft, LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { marketplaceNumberIn } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import type { FoundWarranties } from '@signal-shop/ui/screens/support/support-warranty/support-warranty.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { lookupForm, lookupOptions } from '../orders/lookup-form.ts';
import { mutation, shownState } from '../queries/mutation.ts';

const pageLocationAtom = lastLocationOf('supportWarranty');
const form = lookupForm({
  item: 'marketplace_draft',
  pageLocationAtom,
  addressNumberAtom: atom(null),
  numberIn: marketplaceNumberIn,
});

export const marketplaceDraftAtom = form.draftAtom;
export const changeMarketplaceDraft = form.change;

/** Resets with each visit: the warranties of one customer are not shown to the next. */
const lookup = mutation(
  (shop, { ordersn, email }: LookupDraft) => findMarketplaceWarranty(shop, { order_number: ordersn, email }),
  {
    ...lookupOptions(pageLocationAtom),
    onDone: ({ set }, _answer, _draft, isHere) => {
      if (isHere()) set(form.forget);
    },
  },
);

export const marketplaceLookupAtom = atom((get): LookupState => shownState(get(lookup.stateAtom)));
export const foundWarrantiesAtom = atom((get): FoundWarranties | null => {
  const state = get(lookup.stateAtom);
  return state.status === 'done' ? { number: state.input.ordersn, warranties: state.data.msg } : null;
});

/** Finds a product that a marketplace sold, by the marketplace's order number and the email. */
export const findWarranty = action(({ get, set }) => set(lookup.mutate, get(form.inputAtom)));

/** Returns to the form, for another order. */
export const findAnotherWarranty = lookup.reset;
