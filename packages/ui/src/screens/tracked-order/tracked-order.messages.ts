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
    defaultMessage: 'Goes to {place}',
    description: 'Under the title of the page that follows one order; the place is a town and a country.',
  }),
  ...defineMessages({
    back: {
      id: 'trackedOrder.back',
      defaultMessage: 'All orders to follow',
      description: 'Link over the title, leads back to the list.',
    },
    parcel: {
      id: 'trackedOrder.parcel',
      defaultMessage: 'Parcel',
      description: 'Title over what the carrier tells of a parcel.',
    },
    progress: {
      id: 'trackedOrder.progress',
      defaultMessage: 'Progress',
      description: 'Title over the steps of an order.',
    },
    goods: {
      id: 'trackedOrder.goods',
      defaultMessage: 'Goods',
      description: 'Title over the goods of an order.',
    },
    ask: {
      id: 'trackedOrder.ask',
      defaultMessage: 'Which email was it ordered with?',
      description: 'Title over the form that asks for the email of an order before it is shown.',
    },
    askText: {
      id: 'trackedOrder.askText',
      defaultMessage: 'So that nobody else sees your order. It stays in this tab.',
      description: 'Under "Which email was it ordered with?".',
    },
    help: {
      id: 'trackedOrder.help',
      defaultMessage: 'Something wrong with it? Write to us',
      description: 'Link under the goods of an order, leads to the contact form.',
    },
  }),
};
