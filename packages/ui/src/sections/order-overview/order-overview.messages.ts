import { defineMessage, defineMessages } from 'react-intl';

export const orderOverviewMessages = {
  quantity: defineMessage<{ count: number }>({
    id: 'order-overview.quantity',
    defaultMessage: '{count, plural, one {Qty #} other {Qty #}}',
    description: 'Under the name of ordered goods.',
  }),
  ...defineMessages({
    shipTo: {
      id: 'order-overview.ship-to',
      defaultMessage: 'Ships to',
      description: 'Above the address of an order.',
    },
  }),
};
