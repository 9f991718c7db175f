import { defineMessage, defineMessages } from 'react-intl';

export const prizeAddressFormMessages = {
  ships: defineMessage<{ days: number }>({
    id: 'prizeAddressForm.ships',
    defaultMessage:
      'Gift ships within {days, plural, one {# business day} other {# business days}}. We send to the United States only.',
    description: 'Over the address form of a prize.',
  }),
  ...defineMessages({
    label: {
      id: 'prizeAddressForm.label',
      defaultMessage: 'Where your gift goes',
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
      defaultMessage: 'This is not a complete email address.',
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
      defaultMessage: 'Send my gift',
      description: 'Button under the address form of a prize.',
    },
    known: {
      id: 'prizeAddressForm.known',
      defaultMessage: 'Your gift is on its list',
      description: 'Title of the message once the address of a prize has been sent.',
    },
  }),
};
