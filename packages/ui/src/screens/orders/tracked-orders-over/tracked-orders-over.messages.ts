import { defineMessages } from 'react-intl';

export const trackedOrdersOverMessages = defineMessages({
  title: {
    id: 'trackedOrdersOver.title',
    defaultMessage: 'Past orders',
    description: 'Title of the page of orders that are complete, cancelled or refunded.',
  },
  empty: {
    id: 'trackedOrdersOver.empty',
    defaultMessage: 'No past orders yet',
    description: 'In place of the list of orders that are over.',
  },
  emptyText: {
    id: 'trackedOrdersOver.emptyText',
    defaultMessage: 'Look up an order by number and email. Past orders will show up here.',
    description: 'Under “No past orders yet”.',
  },
  find: {
    id: 'trackedOrdersOver.find',
    defaultMessage: 'Track an order',
    description: 'Button under “No past orders yet”, leads to the form that looks an order up.',
  },
});
