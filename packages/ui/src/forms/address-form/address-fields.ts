import type { DeliveryCountry } from '@signal-shop/sdk/contract';
import { findState, hasField } from '@signal-shop/sdk/rules/delivery';
import type { AddressDraft } from './address-draft.ts';

export type AddressField = DeliveryCountry['address_form']['fields'][number];

/** The fields before a country is chosen: all countries have them. */
const fieldsOfAll: readonly AddressField[] = [
  'first_name',
  'last_name',
  'address',
  'address_two',
  'postal_code',
  'city',
  'phone',
];

const shortFields: ReadonlySet<AddressField> = new Set([
  'first_name',
  'last_name',
  'postal_code',
  'city',
  'state',
  'phone',
]);

/** The fields of an address in the order of its country. */
export function addressFieldsOf(country: DeliveryCountry | undefined): readonly AddressField[] {
  return country?.address_form.fields ?? fieldsOfAll;
}

/** The fields in rows: two short fields that follow each other share one. */
export function rowsOf(fields: readonly AddressField[]): readonly (readonly AddressField[])[] {
  const rows: AddressField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const [before] = last ?? [];
    const fits =
      last?.length === 1 && before !== undefined && shortFields.has(before) && shortFields.has(field);
    if (fits) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** The draft in another country: without a state that the country does not have. */
export function movedTo(draft: AddressDraft, country: DeliveryCountry | undefined): AddressDraft {
  if (country === undefined || !hasField(country.address_form, 'state')) return { ...draft, state: '' };
  return { ...draft, state: findState(draft.state, country.address_form)?.code ?? '' };
}
