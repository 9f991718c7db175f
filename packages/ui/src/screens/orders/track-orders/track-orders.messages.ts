import { defineMessage, defineMessages } from 'react-intl';

export const trackOrdersMessages = {
  unread: defineMessage<{ count: number; numbers: string }>({
    id: 'trackOrders.unread',
    defaultMessage:
      '{count, plural, one {We couldn’t load this order: {numbers}} other {We couldn’t load these orders: {numbers}}}',
    description:
      'Over the list of followed orders, when some that were looked up could not be read; their numbers.',
  }),
  ...defineMessages({
    title: {
      id: 'trackOrders.title',
      defaultMessage: 'Track an order',
      description: 'Title of the page that follows orders.',
    },
    lead: {
      id: 'trackOrders.lead',
      defaultMessage: 'All you need is the order number and email. No login required.',
      description: 'Under the title of the page that follows orders.',
    },
    lists: {
      id: 'trackOrders.lists',
      defaultMessage: 'Tracked orders',
      description:
        'Name of the choice between orders that go on and orders that are over, for screen readers.',
    },
    ongoing: {
      id: 'trackOrders.ongoing',
      defaultMessage: 'In progress',
      description: 'Choice and title: orders that are not over yet.',
    },
    over: {
      id: 'trackOrders.over',
      defaultMessage: 'Past orders',
      description: 'Choice: orders that are complete, cancelled or refunded.',
    },
    find: {
      id: 'trackOrders.find',
      defaultMessage: 'Find an order',
      description: 'Title over the form that looks an order up.',
    },
    empty: {
      id: 'trackOrders.empty',
      defaultMessage: 'No orders in progress',
      description: 'In place of the list of orders that go on, when a member has none.',
    },
    emptyText: {
      id: 'trackOrders.emptyText',
      defaultMessage: 'Your next order will show up here, from payment to delivery.',
      description: 'Under “No orders in progress”.',
    },
  }),
};
