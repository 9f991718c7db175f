import type { DeliveryCountry } from '@signal-shop/sdk/contract';
import { limits } from '@signal-shop/sdk/contract';
import { findState, isPostalCode } from '@signal-shop/sdk/rules/delivery';
import { isPhoneNumber, phoneNumberDigits } from '@signal-shop/sdk/rules/phone-number';
import type { IntlShape } from 'react-intl';
import type { TextLimit } from '../form/text-limit.ts';
import { textProblem } from '../form/text-limit.ts';
import type { AddressDraft } from './address-draft.ts';
import { addressFieldsOf } from './address-fields.ts';
import { addressFormMessages as messages } from './address-form.messages.ts';
import { addressLabels } from './address-labels.ts';

type RequiredName = Exclude<keyof AddressDraft, 'address_two'>;

const missing = {
  first_name: messages.firstNameMissing,
  last_name: messages.lastNameMissing,
  address: messages.addressMissing,
  postal_code: messages.postalCodeMissing,
  city: messages.cityMissing,
  state: messages.stateMissing,
  region: messages.regionMissing,
  phone: messages.phoneMissing,
} satisfies Record<RequiredName, object>;

/** Error messages by field, in the order of the form, for values that the contract or the country rejects. */
export function addressErrors(
  draft: AddressDraft,
  intl: IntlShape,
  country: DeliveryCountry | undefined,
): Partial<Record<keyof AddressDraft, string>> {
  const errors: Partial<Record<keyof AddressDraft, string>> = {};
  for (const name of ['region', ...addressFieldsOf(country)] as const) {
    const sentence = addressError(name, draft[name], intl) ?? countryError(name, draft[name], intl, country);
    if (sentence !== null) errors[name] = sentence;
  }
  return errors;
}

/** Values that the contract permits and the country does not have. */
function countryError(
  name: keyof AddressDraft,
  value: string,
  intl: IntlShape,
  country: DeliveryCountry | undefined,
): string | null {
  if (country === undefined) return null;
  const { address_form: form } = country;
  if (name === 'postal_code' && !isPostalCode(value, form)) {
    return intl.formatMessage(messages.postalCodeMalformed, { example: form.postal_code.example });
  }
  return name === 'state' && findState(value, form) === undefined
    ? intl.formatMessage(messages.stateMissing)
    : null;
}

function addressError(name: keyof AddressDraft, value: string, intl: IntlShape): string | null {
  const limit: TextLimit = limits.Address[name];
  const problem = textProblem(value, limit);
  if (problem === null) {
    return name === 'phone' && !isPhoneNumber(value)
      ? intl.formatMessage(messages.phoneMalformed, phoneNumberDigits)
      : null;
  }
  const field = intl.formatMessage(addressLabels[name]);
  if (problem === 'tooLong')
    return intl.formatMessage(messages.tooLong, { field, max: limit.maxLength ?? 0 });
  if (problem === 'tooShort' || name === 'address_two') {
    return intl.formatMessage(messages.tooShort, { field, min: limit.minLength ?? 0 });
  }
  return intl.formatMessage(missing[name]);
}
