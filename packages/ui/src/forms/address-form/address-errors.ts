import { limits } from '@signal-shop/sdk/contract';
import { isPhoneNumber, phoneNumberDigits } from '@signal-shop/sdk/rules/phone-number';
import type { IntlShape } from 'react-intl';
import type { TextLimit } from '../form/text-limit.ts';
import { textProblem } from '../form/text-limit.ts';
import type { AddressDraft } from './address-draft.ts';
import { addressFormMessages as messages } from './address-form.messages.ts';

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

const labels = {
  first_name: messages.firstName,
  last_name: messages.lastName,
  address: messages.address,
  address_two: messages.addressTwo,
  postal_code: messages.postalCode,
  city: messages.city,
  state: messages.state,
  region: messages.region,
  phone: messages.phone,
} satisfies Record<keyof AddressDraft, object>;

/** In the order of the form. */
const names = [
  'first_name',
  'last_name',
  'region',
  'address',
  'address_two',
  'postal_code',
  'city',
  'state',
  'phone',
] as const satisfies readonly (keyof AddressDraft)[];

/** Error messages by field, for values that the contract rejects. */
export function addressErrors(
  draft: AddressDraft,
  intl: IntlShape,
): Partial<Record<keyof AddressDraft, string>> {
  const errors: Partial<Record<keyof AddressDraft, string>> = {};
  for (const name of names) {
    const sentence = addressError(name, draft[name], intl);
    if (sentence !== null) errors[name] = sentence;
  }
  return errors;
}

function addressError(name: keyof AddressDraft, value: string, intl: IntlShape): string | null {
  const limit: TextLimit = limits.Address[name];
  const problem = textProblem(value, limit);
  if (problem === null) {
    return name === 'phone' && !isPhoneNumber(value)
      ? intl.formatMessage(messages.phoneMalformed, phoneNumberDigits)
      : null;
  }
  const field = intl.formatMessage(labels[name]);
  if (problem === 'tooLong')
    return intl.formatMessage(messages.tooLong, { field, max: limit.maxLength ?? 0 });
  if (problem === 'tooShort' || name === 'address_two') {
    return intl.formatMessage(messages.tooShort, { field, min: limit.minLength ?? 0 });
  }
  return intl.formatMessage(missing[name]);
}
