import { defineMessage, defineMessages } from 'react-intl';

export const flashSaleCardMessages = {
  sold: defineMessage<{ percent: number; left: number }>({
    id: 'flashSaleCard.sold',
    defaultMessage: '{percent, number}% sold · {left, plural, one {# left} other {# left}}',
    description: 'Under the meter of goods in the flash sale.',
  }),
  ...defineMessages({
    ended: {
      id: 'flashSaleCard.ended',
      defaultMessage: 'Sale ended',
      description: 'On goods of a flash sale that has ended.',
    },
    soldShare: {
      id: 'flashSaleCard.soldShare',
      defaultMessage: 'Already sold',
      description: 'Name of the meter of goods in the flash sale.',
    },
  }),
};
