import { isShopError } from '@signal-shop/sdk';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { LookupDraft, LookupState } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import { orderNumberIn } from '@signal-shop/ui/forms/track-order-form/track-order-form.tsx';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import type { SessionItemName } from '../../browser/session-items.ts';
import { action } from '../core/action.ts';
import { failureOf } from '../core/failure.ts';
import type { AppLocation } from '../core/location.ts';
import { persistedForm } from '../persistence/persisted-form.ts';
import { readyOr } from '../queries/query-state.ts';
import { typedEmailAtom } from '../session/complete-login.ts';
import { userAtom } from '../session/session.ts';

interface LookupFormOptions {
  readonly item: SessionItemName;
  readonly placeAtom: Atom<AppLocation>;
  /** The order number in the address: the initial value of the field until the shopper edits it. */
  readonly namedAtom: Atom<string | null>;
  /** Normalizes the typed number; by default to this shop's format. */
  readonly numberIn?: (text: string) => string;
}

/** The order number and email of a lookup form. */
export function lookupForm({ item, placeAtom, namedAtom, numberIn = orderNumberIn }: LookupFormOptions) {
  const form = persistedForm({
    item,
    names: ['ordersn', 'email'],
    secrets: [],
    begin: (get) => ({ email: readyOr(get(userAtom), null)?.email ?? get(typedEmailAtom) }),
  });
  const typedVisitAtom = atom(0);
  const draftAtom = atom((get): LookupDraft => {
    const typed = get(form.valuesAtom);
    const named = get(namedAtom);
    const isTouched = get(typedVisitAtom) === get(placeAtom).visit;
    return named === null || isTouched ? typed : { ...typed, ordersn: named };
  });
  return {
    draftAtom,
    /** The normalized lookup: the number in the format of the place where the order was made. */
    wantedAtom: atom((get): LookupDraft => {
      const { ordersn, email } = get(draftAtom);
      return { ordersn: numberIn(ordersn), email: email.trim() };
    }),
    change: action(({ get, set }, draft: LookupDraft) => {
      set(typedVisitAtom, get(placeAtom).visit);
      set(form.change, { ...draft });
    }),
    forget: form.forget,
  };
}

/** The state of the form after a failed lookup. */
export function lookupAfter(error: unknown): LookupState {
  return isShopError(error) && error.code === ResponseCode.orderNotFound
    ? { status: 'unknown' }
    : { status: 'failed', failure: failureOf(error) };
}
