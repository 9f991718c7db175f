import { limits } from '@signal-shop/sdk/contract';
import { isPhoneNumber, phoneNumberDigits } from '@signal-shop/sdk/rules/phone-number';
import type { IntlShape } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import { addressFormMessages } from '../address-form/address-form.messages.ts';
import type { TextLimit } from '../form/text-limit.ts';
import { textProblem } from '../form/text-limit.ts';
import { prizeAddressFormMessages as messages } from './prize-address-form.messages.ts';
import type { PrizeDraft } from './prize-address-form.states.ts';

type Name = keyof PrizeDraft;

/** In the order of the form: label, and error message when empty. */
export const prizeFields = {
  buyer_first_name: { label: addressFormMessages.firstName, missing: addressFormMessages.firstNameMissing },
  buyer_last_name: { label: addressFormMessages.lastName, missing: addressFormMessages.lastNameMissing },
  email: { label: messages.email, missing: messages.emailMissing },
  phone: { label: addressFormMessages.phone, missing: addressFormMessages.phoneMissing },
  buyer_address: { label: addressFormMessages.address, missing: addressFormMessages.addressMissing },
  buyer_address_two: { label: addressFormMessages.addressTwo, missing: null },
  country: { label: messages.country, missing: addressFormMessages.regionMissing },
  region: { label: messages.region, missing: messages.regionMissing },
  city: { label: addressFormMessages.city, missing: addressFormMessages.cityMissing },
  code: { label: addressFormMessages.postalCode, missing: addressFormMessages.postalCodeMissing },
  subcode: { label: messages.subcode, missing: null },
} satisfies Record<Name, { readonly label: Sentence; readonly missing: Sentence | null }>;

/** Error messages by field, for values that the contract rejects (spec §5). */
export function prizeErrors(draft: PrizeDraft, intl: IntlShape): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(prizeFields).filter((key): key is Name => key in prizeFields)) {
    const sentence = prizeError(name, draft[name], intl);
    if (sentence !== null) errors[name] = sentence;
  }
  return errors;
}

function prizeError(name: Name, value: string, intl: IntlShape): string | null {
  const limit: TextLimit = limits.savePrizeAddress[name];
  const { label, missing } = prizeFields[name];
  const field = intl.formatMessage(label);
  switch (textProblem(value, limit)) {
    case null:
      return name === 'phone' && !isPhoneNumber(value)
        ? intl.formatMessage(addressFormMessages.phoneMalformed, phoneNumberDigits)
        : null;
    case 'missing':
      return missing === null ? null : intl.formatMessage(missing);
    case 'malformed':
      return intl.formatMessage(messages.emailInvalid);
    case 'tooShort':
      return intl.formatMessage(addressFormMessages.tooShort, { field, min: limit.minLength ?? 0 });
    case 'tooLong':
      return intl.formatMessage(addressFormMessages.tooLong, { field, max: limit.maxLength ?? 0 });
  }
}
