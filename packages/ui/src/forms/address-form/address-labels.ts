import type { DeliveryCountry } from '@signal-shop/sdk/contract';
import type { AddressDraft } from './address-draft.ts';
import { addressFormMessages as messages } from './address-form.messages.ts';

export const addressLabels = {
  first_name: messages.firstName,
  last_name: messages.lastName,
  region: messages.region,
  address: messages.address,
  address_two: messages.addressTwo,
  postal_code: messages.postalCode,
  city: messages.city,
  state: messages.state,
  phone: messages.phone,
} as const satisfies Record<keyof AddressDraft, object>;

/** The word of a country for its states. */
export function stateLabelOf(country: DeliveryCountry | undefined) {
  return country?.address_form.state_kind === 'prefecture' ? messages.prefecture : messages.state;
}
