import { defineMessage, defineMessages } from 'react-intl';

export const cardFormMessages = {
  securityCodeHelp: defineMessage<{ min: number; max: number }>({
    id: 'card-form.security-code-help',
    defaultMessage: '{min} or {max} digits on the card',
    description: 'Under the security code field.',
  }),
  securityCodeMalformed: defineMessage<{ min: number; max: number }>({
    id: 'card-form.security-code-malformed',
    defaultMessage: 'Enter the {min} or {max} digits of the security code.',
    description: 'Error under a security code that is too short.',
  }),
  ...defineMessages({
    label: {
      id: 'card-form.label',
      defaultMessage: 'Card payment',
      description: 'Name of the card form, read out only.',
    },
    holder: {
      id: 'card-form.holder',
      defaultMessage: 'Name on card',
      description: 'Label in the card form.',
    },
    number: { id: 'card-form.number', defaultMessage: 'Card number', description: 'Label in the card form.' },
    expiry: {
      id: 'card-form.expiry',
      defaultMessage: 'Expiration date',
      description: 'Label in the card form.',
    },
    expiryHelp: {
      id: 'card-form.expiry-help',
      defaultMessage: 'Month and year, such as 04 / 29',
      description: 'Under the expiry field.',
    },
    securityCode: {
      id: 'card-form.security-code',
      defaultMessage: 'Security code',
      description: 'Label of the three or four digits on a card.',
    },
    holderMissing: {
      id: 'card-form.holder-missing',
      defaultMessage: 'Enter the name on the card.',
      description: 'Error under the empty field.',
    },
    numberMissing: {
      id: 'card-form.number-missing',
      defaultMessage: 'Enter the card number.',
      description: 'Error under the empty field.',
    },
    numberMalformed: {
      id: 'card-form.number-malformed',
      defaultMessage: 'This card number is incomplete or has a typo.',
      description: 'Error under a card number that cannot be right.',
    },
    numberRefused: {
      id: 'card-form.number-refused',
      defaultMessage: 'This demo shop only takes test cards. Choose one from the list below.',
      description: 'Error under a real card number while the built-in test provider is in use.',
    },
    expiryMissing: {
      id: 'card-form.expiry-missing',
      defaultMessage: 'Enter the expiration date.',
      description: 'Error under the empty field.',
    },
    expiryMalformed: {
      id: 'card-form.expiry-malformed',
      defaultMessage: 'Enter the month and year, such as 04 / 29.',
      description: 'Error under an expiry date that is none.',
    },
    expired: {
      id: 'card-form.expired',
      defaultMessage: 'This card has expired.',
      description: 'Error under an expiry date in the past.',
    },
    securityCodeMissing: {
      id: 'card-form.security-code-missing',
      defaultMessage: 'Enter the security code.',
      description: 'Error under the empty field.',
    },
  }),
};
