import { isShopError } from '@signal-shop/sdk';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { LookupDraft, LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { orderNumberIn } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { SessionItemName } from '../../browser/session-items.ts';
import { action } from '../core/action.ts';
import type { AppLocation } from '../core/location.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import type { MutationState } from '../queries/mutation.ts';
import { shownState } from '../queries/mutation.ts';
import { readyOr } from '../queries/query-state.ts';
import { scoped } from '../scopes/scoped.ts';
import { lastEmailAtom } from '../session/complete-login.ts';
import { userAtom } from '../session/session.ts';

interface LookupFormOptions {
  readonly item: SessionItemName;
  readonly pageLocationAtom: Atom<AppLocation>;
  /** The order number in the address: the initial value of the field until the shopper edits it. */
  readonly addressNumberAtom: Atom<string | null>;
  /** Normalizes the typed number; by default to this shop's format. */
  readonly numberIn?: (text: string) => string;
}

/** The order number and email of a lookup form. */
export function lookupForm({
  item,
  pageLocationAtom,
  addressNumberAtom,
  numberIn = orderNumberIn,
}: LookupFormOptions) {
  const form = persistedForm({
    item,
    names: ['ordersn', 'email'],
    secrets: [],
    begin: (get) => ({ email: readyOr(get(userAtom), null)?.email ?? get(lastEmailAtom) }),
  });
  /** Whether the shopper has edited the form on this visit. */
  const isEditedAtom = scoped(false, 'visit', { of: pageLocationAtom });
  const draftAtom = atom((get): LookupDraft => {
    const values = get(form.valuesAtom);
    const addressNumber = get(addressNumberAtom);
    return addressNumber === null || get(isEditedAtom) ? values : { ...values, ordersn: addressNumber };
  });
  return {
    draftAtom,
    /** The normalized input: the number has the format of the shop or marketplace that sold the order. */
    inputAtom: atom((get): LookupDraft => {
      const { ordersn, email } = get(draftAtom);
      return { ordersn: numberIn(ordersn), email: email.trim() };
    }),
    change: action(({ set }, draft: LookupDraft) => {
      set(isEditedAtom, true);
      set(form.change, { ...draft });
    }),
    forget: form.forget,
  };
}

/** A lookup belongs to one visit: after a navigation its answer no longer changes the form. */
export function lookupOptions(pageLocationAtom: Atom<AppLocation>) {
  return { scope: 'visit', of: pageLocationAtom, survives: () => false } as const;
}

/** The state of the form: a lookup that fails because the order is unknown has its own. */
export function lookupStateOf<Input, Data>(state: MutationState<Input, Data>): LookupState {
  if (state.status !== 'failed') return shownState(state);
  const { error } = state;
  return isShopError(error) && error.code === ResponseCode.orderNotFound
    ? { status: 'unknown' }
    : shownState(state);
}
