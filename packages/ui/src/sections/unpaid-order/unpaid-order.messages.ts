import { defineMessage, defineMessages } from 'react-intl';

export const unpaidOrderMessages = {
  text: defineMessage<{ ordersn: string; total: string }>({
    id: 'unpaidOrder.text',
    defaultMessage: 'You have an unpaid order: {ordersn}, {total}.',
    description: 'In the cart: the newest order that the customer has placed and not paid.',
  }),
  ...defineMessages({
    change: {
      id: 'unpaidOrder.change',
      defaultMessage: 'View or cancel',
      description: 'Link to the page of an unpaid order, where it can be canceled; next to “Pay now”.',
    },
  }),
};
