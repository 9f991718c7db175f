import type { DeliveryWayCode } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { noPreferences } from '@signal-shop/sdk/rules/order-preferences';
import type { AddressDraft } from '@signal-shop/ui/forms/address-form/address-draft.ts';
import type { CouponChoice } from '@signal-shop/ui/sections/checkout-coupon/checkout-coupon.states.ts';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import { action } from '../core/action.ts';
import { persisted } from '../persistence/persisted.ts';
import { scoped } from '../scopes/scoped.ts';
import { shipCountryAtom } from '../site/ship-to.ts';

/** A saved address by its id, the form, or `first` before a choice. */
export type ChosenAddress = number | 'form' | 'first';

/** The choices of the checkout; persisted in the tab, so that a reload or a new login loses nothing. */
export interface CheckoutDraft {
  readonly addressChoice: ChosenAddress;
  readonly address: AddressDraft;
  /** Whether the typed address is saved with the order. */
  readonly savesAddress: boolean;
  readonly deliveryWay: DeliveryWayCode;
  readonly preferences: OrderPreferences;
  readonly coupon: CouponChoice | null;
}

const longestText = 500;
const storedAtom = persisted<CheckoutDraft>(
  { tab: 'checkout_draft' },
  { decode: readDraft, encode: (draft) => JSON.stringify(draft) },
);
/** The draft in memory, because a text may be too long for the storage. */
const inputAtom = scoped<CheckoutDraft | null>(null, 'login');

/** An address without any input is for the country of delivery. */
export const draftAtom = atom((get): CheckoutDraft => {
  const draft = get(inputAtom) ?? get(storedAtom);
  const isBlank = Object.values(draft.address).every((text) => text === '');
  return isBlank ? { ...draft, address: { ...draft.address, region: get(shipCountryAtom) } } : draft;
});

export const changeCheckoutDraft = action(({ get, set }, change: Partial<CheckoutDraft>) => {
  const draft = { ...get(draftAtom), ...change };
  set(inputAtom, draft);
  set(storedAtom, () => draft);
});

export const emptyAddress: AddressDraft = fieldsOf(null);

function readDraft(text: string | null): CheckoutDraft {
  const entry = parseStored(text, isRecord);
  const address = fieldsOf(entry?.address);
  return {
    addressChoice: addressChoiceOf(entry?.addressChoice, address),
    address,
    savesAddress: entry?.savesAddress === true,
    deliveryWay: entry?.deliveryWay === 'express' ? 'express' : 'standard',
    preferences: preferencesOf(entry?.preferences),
    coupon: couponOf(entry?.coupon),
  };
}

/** The stored choice; a form with input is preselected. */
function addressChoiceOf(entry: unknown, address: AddressDraft): ChosenAddress {
  if (typeof entry === 'number') return entry;
  const isTyped = Object.values(address).some((text) => text !== '');
  return entry === 'form' || (isTyped && entry !== 'first') ? 'form' : 'first';
}

function preferencesOf(entry: unknown): OrderPreferences {
  if (!isRecord(entry)) return noPreferences;
  const { note } = entry;
  return { note: isText(note) ? note : noPreferences.note };
}

function couponOf(entry: unknown): CouponChoice | null {
  if (!isRecord(entry)) return null;
  const { id, code } = entry;
  if (typeof id === 'number') return { kind: 'own', id };
  return isText(code) && code !== '' ? { kind: 'code', code } : null;
}

function fieldsOf(entry: unknown): AddressDraft {
  const read = (name: keyof AddressDraft): string => {
    const value = isRecord(entry) ? entry[name] : undefined;
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
