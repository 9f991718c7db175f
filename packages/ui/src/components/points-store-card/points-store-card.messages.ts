import { defineMessage, defineMessages } from 'react-intl';

export const pointsStoreCardMessages = {
  missing: defineMessage<{ points: number }>({
    id: 'pointsStoreCard.missing',
    defaultMessage: '{points, plural, one {# point to go} other {# points to go}}',
    description:
      'Under goods in the points store that the customer has too few points for, and beside the balance.',
  }),
  ...defineMessages({
    swap: {
      id: 'pointsStoreCard.swap',
      defaultMessage: 'Redeem',
      description: 'Button under goods in the points store.',
    },
    logIn: {
      id: 'pointsStoreCard.logIn',
      defaultMessage: 'Log in to redeem',
      description: 'Button under goods in the points store, for visitors without a login.',
    },
    soldOut: {
      id: 'pointsStoreCard.soldOut',
      defaultMessage: 'Sold out',
      description: 'Button under goods in the points store that are gone.',
    },
  }),
};
