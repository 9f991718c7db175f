import { defineMessages } from 'react-intl';

export const trackedOrdersOverMessages = defineMessages({
  title: {
    id: 'trackedOrdersOver.title',
    defaultMessage: 'Orders that are over',
    description: 'Title of the page of orders that are complete, cancelled or refunded.',
  },
  empty: {
    id: 'trackedOrdersOver.empty',
    defaultMessage: 'No order is over yet',
    description: 'In place of the list of orders that are over.',
  },
  emptyText: {
    id: 'trackedOrdersOver.emptyText',
    defaultMessage: 'Look an order up by its number and email; once it is over, it stands here.',
    description: 'Under "No order is over yet".',
  },
  find: {
    id: 'trackedOrdersOver.find',
    defaultMessage: 'Track an order',
    description: 'Button under "No order is over yet", leads to the form that looks an order up.',
  },
});
