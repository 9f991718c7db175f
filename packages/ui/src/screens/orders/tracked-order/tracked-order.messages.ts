import { defineMessage, defineMessages } from 'react-intl';

export const trackedOrderMessages = {
  title: defineMessage<{ ordersn: string }>({
    id: 'trackedOrder.title',
    defaultMessage: 'Order {ordersn}',
    description: 'Title of the page that follows one order.',
  }),
  placed: defineMessage<{ day: string }>({
    id: 'trackedOrder.placed',
    defaultMessage: 'Placed on {day}',
    description: 'Under the title of the page that follows one order.',
  }),
  destination: defineMessage<{ place: string }>({
    id: 'trackedOrder.destination',
    defaultMessage: 'Ships to {place}',
    description: 'Under the title of the page that follows one order; the place is a town and a country.',
  }),
  ...defineMessages({
    back: {
      id: 'trackedOrder.back',
      defaultMessage: 'All tracked orders',
      description: 'Link over the title, leads back to the list.',
    },
    parcel: {
      id: 'trackedOrder.parcel',
      defaultMessage: 'Package',
      description: 'Title over what the carrier tells of a parcel.',
    },
    progress: {
      id: 'trackedOrder.progress',
      defaultMessage: 'Order status',
      description: 'Title over the steps of an order.',
    },
    goods: {
      id: 'trackedOrder.goods',
      defaultMessage: 'Items',
      description: 'Title over the goods of an order.',
    },
    ask: {
      id: 'trackedOrder.ask',
      defaultMessage: 'Which email did you use for the order?',
      description: 'Title over the form that asks for the email of an order before it is shown.',
    },
    askText: {
      id: 'trackedOrder.askText',
      defaultMessage: 'We ask so that only you can see your order. The email stays in this tab.',
      description: 'Under “Which email did you use for the order?”.',
    },
    help: {
      id: 'trackedOrder.help',
      defaultMessage: 'Problem with your order? Contact us',
      description: 'Link under the goods of an order, leads to the contact form.',
    },
  }),
};
