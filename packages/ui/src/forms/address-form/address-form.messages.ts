import { defineMessage, defineMessages } from 'react-intl';

export const addressFormMessages = {
  tooLong: defineMessage<{ field: string; max: number }>({
    id: 'address-form.too-long',
    defaultMessage: '{field}: at most {max, number} characters.',
    description: 'Error under an address field whose text is too long; {field} is its label.',
  }),
  tooShort: defineMessage<{ field: string; min: number }>({
    id: 'address-form.too-short',
    defaultMessage: '{field}: at least {min, number} characters.',
    description: 'Error under an address field whose text is too short; {field} is its label.',
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
      defaultMessage: 'Street and number',
      description: 'Label of the first address line.',
    },
    addressTwo: {
      id: 'address-form.address-two',
      defaultMessage: 'Apartment, floor, company',
      description: 'Label of the second, optional address line.',
    },
    postalCode: {
      id: 'address-form.postal-code',
      defaultMessage: 'Postal code',
      description: 'Label in the address form.',
    },
    city: { id: 'address-form.city', defaultMessage: 'City', description: 'Label in the address form.' },
    state: {
      id: 'address-form.state',
      defaultMessage: 'State or province',
      description: 'Label in the address form.',
    },
    region: {
      id: 'address-form.region',
      defaultMessage: 'Country or region',
      description: 'Label of the country select in the address form.',
    },
    regionPlaceholder: {
      id: 'address-form.region-placeholder',
      defaultMessage: 'Choose a country',
      description: 'First, empty entry of the country select.',
    },
    phone: { id: 'address-form.phone', defaultMessage: 'Phone', description: 'Label in the address form.' },
    phoneHelp: {
      id: 'address-form.phone-help',
      defaultMessage: 'For the carrier only.',
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
      defaultMessage: 'Enter your street and number.',
      description: 'Error under the empty field.',
    },
    postalCodeMissing: {
      id: 'address-form.postal-code-missing',
      defaultMessage: 'Enter your postal code.',
      description: 'Error under the empty field.',
    },
    cityMissing: {
      id: 'address-form.city-missing',
      defaultMessage: 'Enter your city.',
      description: 'Error under the empty field.',
    },
    stateMissing: {
      id: 'address-form.state-missing',
      defaultMessage: 'Enter your state or province.',
      description: 'Error under the empty field.',
    },
    regionMissing: {
      id: 'address-form.region-missing',
      defaultMessage: 'Choose a country.',
      description: 'Error under the country select.',
    },
    phoneMalformed: {
      id: 'address-form.phone-malformed',
      defaultMessage:
        'Enter a phone number of 5 to 20 digits. Spaces, dots, dashes, brackets and a plus may stand between them.',
      description: 'Error under the field for what can be no phone number.',
    },
    phoneMissing: {
      id: 'address-form.phone-missing',
      defaultMessage: 'Enter your phone number.',
      description: 'Error under the empty field.',
    },
  }),
};
