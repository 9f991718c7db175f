import { defineMessage } from 'react-intl';

export const unpaidHintMessages = {
  text: defineMessage<{ ordersn: string }>({
    id: 'unpaidHint.text',
    defaultMessage: 'Order {ordersn} is awaiting payment.',
    description:
      'In the header, at the icon of the orders: the newest order to pay. A link “Pay now” follows.',
  }),
};
