import { defineMessage, defineMessages } from 'react-intl';

export const addressFormMessages = {
  tooLong: defineMessage<{ field: string; max: number }>({
    id: 'address-form.too-long',
    defaultMessage: '{field}: use {max, number} characters or fewer.',
    description: 'Error under an address field whose text is too long; {field} is its label.',
  }),
  tooShort: defineMessage<{ field: string; min: number }>({
    id: 'address-form.too-short',
    defaultMessage: '{field}: use at least {min, number} characters.',
    description: 'Error under an address field whose text is too short; {field} is its label.',
  }),
  phoneMalformed: defineMessage<{ min: number; max: number }>({
    id: 'address-form.phone-malformed',
    defaultMessage:
      'Enter a phone number with {min} to {max} digits. Spaces, periods, dashes, parentheses, and a plus sign are fine.',
    description: 'Error under the field for what can be no phone number.',
  }),
  postalCodeMalformed: defineMessage<{ example: string }>({
    id: 'address-form.postal-code-malformed',
    defaultMessage: 'Enter a postal code like {example}.',
    description: 'Error under the field for what is no postal code of the chosen country.',
  }),
  ...defineMessages({
    label: {
      id: 'address-form.label',
      defaultMessage: 'Shipping address',
      description: 'Name of the address form, read out only.',
    },
    firstName: {
      id: 'address-form.first-name',
      defaultMessage: 'First name',
      description: 'Label in the address form.',
    },
    lastName: {
      id: 'address-form.last-name',
      defaultMessage: 'Last name',
      description: 'Label in the address form.',
    },
    address: {
      id: 'address-form.address',
      defaultMessage: 'Street address',
      description: 'Label of the first address line.',
    },
    addressTwo: {
      id: 'address-form.address-two',
      defaultMessage: 'Apartment, suite, floor, or company',
      description: 'Label of the second, optional address line.',
    },
    postalCode: {
      id: 'address-form.postal-code',
      defaultMessage: 'ZIP or postal code',
      description: 'Label in the address form.',
    },
    city: { id: 'address-form.city', defaultMessage: 'City', description: 'Label in the address form.' },
    state: {
      id: 'address-form.state',
      defaultMessage: 'State or province',
      description: 'Label in the address form.',
    },
    prefecture: {
      id: 'address-form.prefecture',
      defaultMessage: 'Prefecture',
      description: 'Label of the select of Japanese prefectures in the address form.',
    },
    statePlaceholder: {
      id: 'address-form.state-placeholder',
      defaultMessage: 'Choose',
      description: 'First, empty entry of the select of states, provinces or prefectures.',
    },
    region: {
      id: 'address-form.region',
      defaultMessage: 'Country or region',
      description: 'Label of the country select in the address form.',
    },
    regionPlaceholder: {
      id: 'address-form.region-placeholder',
      defaultMessage: 'Choose a country or region',
      description: 'First, empty entry of the country select.',
    },
    phone: { id: 'address-form.phone', defaultMessage: 'Phone', description: 'Label in the address form.' },
    phoneHelp: {
      id: 'address-form.phone-help',
      defaultMessage: 'For the carrier.',
      description: 'Under the phone field: what the number is used for.',
    },
    firstNameMissing: {
      id: 'address-form.first-name-missing',
      defaultMessage: 'Enter your first name.',
      description: 'Error under the empty field.',
    },
    lastNameMissing: {
      id: 'address-form.last-name-missing',
      defaultMessage: 'Enter your last name.',
      description: 'Error under the empty field.',
    },
    addressMissing: {
      id: 'address-form.address-missing',
      defaultMessage: 'Enter your street address.',
      description: 'Error under the empty field.',
    },
    postalCodeMissing: {
      id: 'address-form.postal-code-missing',
      defaultMessage: 'Enter your ZIP or postal code.',
      description: 'Error under the empty field.',
    },
    cityMissing: {
      id: 'address-form.city-missing',
      defaultMessage: 'Enter your city.',
      description: 'Error under the empty field.',
    },
    stateMissing: {
      id: 'address-form.state-missing',
      defaultMessage: 'Choose your state or province.',
      description: 'Error under the select of states, provinces or prefectures without a choice.',
    },
    regionMissing: {
      id: 'address-form.region-missing',
      defaultMessage: 'Choose a country or region.',
      description: 'Error under the country select.',
    },
    phoneMissing: {
      id: 'address-form.phone-missing',
      defaultMessage: 'Enter your phone number.',
      description: 'Error under the empty field.',
    },
  }),
};
