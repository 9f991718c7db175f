import type { GiftDraft } from '@signal-shop/ui/forms/gift-registration-form/gift-registration-form.states.ts';
import { orderNumberIn } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { atom } from 'jotai';
import { profileAtom } from '../account/profile.ts';
import { action } from '../core/action.ts';
import { queryOf } from '../core/location.ts';
import { isOrderNumber } from '../orders/order-number.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { readyOr } from '../queries/query-state.ts';
import { scoped } from '../scopes/scoped.ts';
import { giftLocationAtom } from './gift-registrations.ts';

const orderTextAtom = queryOf(giftLocationAtom, 'ordersn');

/** The order number in the address. */
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
/** Whether the shopper has edited the form on this visit. */
const isEditedAtom = scoped(false, 'visit', { of: giftLocationAtom });

/** The form fields; the order number in the address is the initial value until the shopper edits it. */
export const giftDraftAtom = atom((get): GiftDraft => {
  const values = get(form.valuesAtom);
  const addressNumber = get(giftOrderNumberAtom);
  const ordersn = addressNumber === null || get(isEditedAtom) ? values.ordersn : addressNumber;
  return { ...values, kind: values.kind === 'review' ? 'review' : 'product', ordersn };
});

/** The normalized draft for the request. */
export const giftInputAtom = atom((get): GiftDraft => {
  const draft = get(giftDraftAtom);
  return {
    ...draft,
    ordersn: orderNumberIn(draft.ordersn),
    name: draft.name.trim(),
    email: draft.email.trim(),
    review_url: draft.review_url.trim(),
  };
});

export const changeGiftDraft = action(({ set }, draft: GiftDraft) => {
  set(isEditedAtom, true);
  set(form.change, { ...draft });
});

/** The next registration starts with the same name and email. */
export const resetGiftDraft = action(({ get, set }) => {
  set(form.change, { ...get(form.valuesAtom), ordersn: '', review_url: '', gift: '' });
});
