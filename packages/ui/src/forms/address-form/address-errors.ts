import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { isPhoneNumber } from '../form/phone-number.ts';
import type { TextLimit } from '../form/text-limit.ts';
import { textProblem } from '../form/text-limit.ts';
import type { AddressDraft } from './address-draft.ts';
import { addressFormMessages as words } from './address-form.messages.ts';

type RequiredName = Exclude<keyof AddressDraft, 'address_two'>;

const missing = {
  first_name: words.firstNameMissing,
  last_name: words.lastNameMissing,
  address: words.addressMissing,
  postal_code: words.postalCodeMissing,
  city: words.cityMissing,
  state: words.stateMissing,
  region: words.regionMissing,
  phone: words.phoneMissing,
} satisfies Record<RequiredName, object>;

const labels = {
  first_name: words.firstName,
  last_name: words.lastName,
  address: words.address,
  address_two: words.addressTwo,
  postal_code: words.postalCode,
  city: words.city,
  state: words.state,
  region: words.region,
  phone: words.phone,
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

/** The sentence for each field of an address that the contract would refuse. */
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
    return name === 'phone' && !isPhoneNumber(value) ? intl.formatMessage(words.phoneMalformed) : null;
  }
  const field = intl.formatMessage(labels[name]);
  if (problem === 'tooLong') return intl.formatMessage(words.tooLong, { field, max: limit.maxLength ?? 0 });
  if (problem === 'tooShort' || name === 'address_two') {
    return intl.formatMessage(words.tooShort, { field, min: limit.minLength ?? 0 });
  }
  return intl.formatMessage(missing[name]);
}
