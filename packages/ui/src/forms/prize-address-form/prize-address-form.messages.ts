import { defineMessage, defineMessages } from 'react-intl';

export const prizeAddressFormMessages = {
  ships: defineMessage<{ days: number }>({
    id: 'prizeAddressForm.ships',
    defaultMessage:
      '{days, plural, one {Ships within # business day, to the United States only.} other {Ships within # business days, to the United States only.}}',
    description: 'Over the address form of a prize.',
  }),
  ...defineMessages({
    label: {
      id: 'prizeAddressForm.label',
      defaultMessage: 'Shipping address for your gift',
      description: 'Name of the address form of a prize, read out only.',
    },
    email: {
      id: 'prizeAddressForm.email',
      defaultMessage: 'Email',
      description: 'Label in the address form of a prize.',
    },
    emailMissing: {
      id: 'prizeAddressForm.emailMissing',
      defaultMessage: 'Enter your email address.',
      description: 'Error under the empty email field of the address form of a prize.',
    },
    emailInvalid: {
      id: 'prizeAddressForm.emailInvalid',
      defaultMessage: 'Enter an email address, such as name@example.com.',
      description: 'Error under the email field of the address form of a prize.',
    },
    country: {
      id: 'prizeAddressForm.country',
      defaultMessage: 'Country',
      description: 'Label of the select with one country in the address form of a prize.',
    },
    region: {
      id: 'prizeAddressForm.region',
      defaultMessage: 'State',
      description: 'Label of the select with the states of the US in the address form of a prize.',
    },
    regionMissing: {
      id: 'prizeAddressForm.regionMissing',
      defaultMessage: 'Choose a state.',
      description: 'Error under the empty select of states, and its first, empty entry.',
    },
    subcode: {
      id: 'prizeAddressForm.subcode',
      defaultMessage: 'ZIP+4',
      description: 'Label of the four optional digits after an American postal code.',
    },
    send: {
      id: 'prizeAddressForm.send',
      defaultMessage: 'Submit address',
      description: 'Button under the address form of a prize.',
    },
    known: {
      id: 'prizeAddressForm.known',
      defaultMessage: 'We have your shipping address',
      description: 'Title of the message once the address of a prize has been sent.',
    },
  }),
};
