import { defineMessages } from 'react-intl';

export const cardWaysMessages = defineMessages({
  which: {
    id: 'payment.which-card',
    defaultMessage: 'Your card',
    description: 'Name of the choice between the saved cards and another one.',
  },
  other: {
    id: 'payment.other-card',
    defaultMessage: 'Another card',
    description: 'Last choice after the saved cards: opens the form of a new card.',
  },
  manage: {
    id: 'payment.manage-cards',
    defaultMessage: 'Manage saved cards',
    description: 'Link under the saved cards of the payment page, to the account page that removes them.',
  },
  save: {
    id: 'payment.save-card',
    defaultMessage: 'Save this card for next time',
    description: 'Checkbox under the card form: the payment provider keeps the card.',
  },
});
