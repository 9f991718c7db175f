import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { AddressDraft } from '@signal-shop/ui/forms/address-form/address-draft.ts';
import type { ChosenCoupon } from '@signal-shop/ui/sections/checkout-coupon/checkout-coupon.states.ts';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { persisted } from '../persistence/persisted.ts';
import { scoped } from '../scopes/scoped.ts';

/** A saved address by its id, the form, or `first` before a choice. */
export type ChosenAddress = number | 'form' | 'first';

/** The choices of the checkout; persisted in the tab, so that a reload or a new login loses nothing. */
export interface CheckoutDraft {
  readonly chosen: ChosenAddress;
  readonly address: AddressDraft;
  /** Whether the typed address is saved with the order. */
  readonly keep: boolean;
  readonly note: string;
  readonly coupon: ChosenCoupon | null;
}

const longestText = 500;
const storedAtom = persisted<CheckoutDraft>(
  { tab: 'checkout_draft' },
  { decode: readDraft, encode: (draft) => JSON.stringify(draft) },
);
/** The draft in memory: a text that is too long to be stored stays in its field. */
const typedAtom = scoped<CheckoutDraft | null>(null, 'login');

export const draftAtom = atom((get) => get(typedAtom) ?? get(storedAtom));

export const changeCheckoutDraft = action(({ get, set }, change: Partial<CheckoutDraft>) => {
  const draft = { ...get(draftAtom), ...change };
  set(typedAtom, draft);
  set(storedAtom, () => draft);
});

export const emptyAddress: AddressDraft = fieldsOf(null);

function readDraft(text: string | null): CheckoutDraft {
  const kept = parseStored(text, isRecord);
  const address = fieldsOf(kept?.address);
  return {
    chosen: chosenOf(kept?.chosen, address),
    address,
    keep: kept?.keep === true,
    note: isText(kept?.note) ? kept.note : '',
    coupon: couponOf(kept?.coupon),
  };
}

/** Who typed something goes on typing. */
function chosenOf(kept: unknown, address: AddressDraft): ChosenAddress {
  if (typeof kept === 'number') return kept;
  const isTyped = Object.values(address).some((text) => text !== '');
  return kept === 'form' || (isTyped && kept !== 'first') ? 'form' : 'first';
}

function couponOf(kept: unknown): ChosenCoupon | null {
  if (!isRecord(kept)) return null;
  const { id, code } = kept;
  if (typeof id === 'number') return { kind: 'own', id };
  return isText(code) && code !== '' ? { kind: 'code', code } : null;
}

function fieldsOf(kept: unknown): AddressDraft {
  const read = (name: keyof AddressDraft): string => {
    const value = isRecord(kept) ? kept[name] : undefined;
    return isText(value) ? value : '';
  };
  return {
    first_name: read('first_name'),
    last_name: read('last_name'),
    address: read('address'),
    address_two: read('address_two'),
    postal_code: read('postal_code'),
    city: read('city'),
    state: read('state'),
    region: read('region'),
    phone: read('phone'),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}
