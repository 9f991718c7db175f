import type { GiftDraft } from '@signal-shop/ui/forms/gift-registration-form/gift-registration-form.states.ts';
import { orderNumberIn } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { atom } from 'jotai';
import { profileAtom } from '../account/profile.ts';
import { action } from '../core/action.ts';
import { queryOf } from '../core/location.ts';
import { isOrderNumber } from '../orders/order-number.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { readyOr } from '../queries/query-state.ts';
import { giftPlaceAtom } from './gift-registrations.ts';

const orderTextAtom = queryOf(giftPlaceAtom, 'ordersn');

/** The order that the address names. */
export const giftOrderNumberAtom = atom((get) => {
  const text = get(orderTextAtom);
  return isOrderNumber(text) ? text : null;
});

const form = persistedForm<keyof GiftDraft>({
  item: 'gift_draft',
  names: ['kind', 'ordersn', 'name', 'email', 'review_url', 'gift'],
  secrets: [],
  begin: (get) => {
    const profile = readyOr(get(profileAtom), null);
    return { kind: 'product', name: profile?.firstname ?? '', email: profile?.email ?? '' };
  },
});
const typedVisitAtom = atom(0);

/** The form fields; the order number in the address is the initial value until the shopper edits it. */
export const giftDraftAtom = atom((get): GiftDraft => {
  const typed = get(form.valuesAtom);
  const named = get(giftOrderNumberAtom);
  const isTouched = get(typedVisitAtom) === get(giftPlaceAtom).visit;
  const ordersn = named === null || isTouched ? typed.ordersn : named;
  return { ...typed, kind: typed.kind === 'review' ? 'review' : 'product', ordersn };
});

/** The draft as the shop wants it. */
export const wantedGiftAtom = atom((get): GiftDraft => {
  const draft = get(giftDraftAtom);
  return {
    ...draft,
    ordersn: orderNumberIn(draft.ordersn),
    name: draft.name.trim(),
    email: draft.email.trim(),
    review_url: draft.review_url.trim(),
  };
});

export const changeGiftDraft = action(({ get, set }, draft: GiftDraft) => {
  set(typedVisitAtom, get(giftPlaceAtom).visit);
  set(form.change, { ...draft });
});

/** The next registration starts with the same name and email. */
export const resetGiftDraft = action(({ get, set }) => {
  set(form.change, { ...get(form.valuesAtom), ordersn: '', review_url: '', gift: '' });
});
