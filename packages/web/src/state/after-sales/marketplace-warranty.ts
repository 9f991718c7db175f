import { findMarketplaceWarranty } from '@signal-shop/sdk/calls';
import type { LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { marketplaceNumberIn } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import type { FoundWarranties } from '@signal-shop/ui/screens/support-warranty/support-warranty.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import { lastLocationOf } from '../core/location.ts';
import { lookupForm } from '../orders/lookup-form.ts';
import { guard, scoped } from '../scopes/scoped.ts';

interface Said {
  readonly lookup: LookupState;
  readonly found: FoundWarranties | null;
}

const placeAtom = lastLocationOf('supportWarranty');
const form = lookupForm({
  item: 'marketplace_draft',
  placeAtom,
  namedAtom: atom(null),
  numberIn: marketplaceNumberIn,
});
const begin: Said = { lookup: { status: 'idle' }, found: null };
/** Resets with each visit: the warranties of one customer are not shown to the next. */
const shownAtom = scoped<Said>(begin, 'visit', { of: placeAtom });

export const marketplaceDraftAtom = form.draftAtom;
export const changeMarketplaceDraft = form.change;

export const marketplaceLookupAtom = atom((get) => get(shownAtom).lookup);
export const foundWarrantiesAtom = atom((get) => get(shownAtom).found);

const say = action(({ set }, lookup: LookupState, found: FoundWarranties | null = null) => {
  set(shownAtom, { lookup, found });
});

/** Finds what a marketplace sold by the number there and its email. */
export const findWarranty = action(async ({ get, set, environment }) => {
  if (get(marketplaceLookupAtom).status === 'pending') return;
  const { ordersn, email } = get(form.wantedAtom);
  const isHere = guard(get, 'visit');
  set(say, { status: 'pending' });
  try {
    const { msg: warranties } = await findMarketplaceWarranty(environment.shop, {
      order_number: ordersn,
      email,
    });
    if (!isHere()) return;
    set(form.forget);
    set(say, { status: 'idle' }, { number: ordersn, warranties });
  } catch (error) {
    if (isHere()) set(say, { status: 'failed', failure: failureOf(error) });
  }
});

/** Back to the form, for another order. */
export const findAnotherWarranty = action(({ set }) => set(say, { status: 'idle' }));
