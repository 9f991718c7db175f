import { defineMessage, defineMessages } from 'react-intl';

export const trackOrdersMessages = {
  unread: defineMessage<{ count: number; numbers: string }>({
    id: 'trackOrders.unread',
    defaultMessage:
      '{count, plural, one {This order could not be read just now: {numbers}} other {These orders could not be read just now: {numbers}}}',
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
      defaultMessage: 'The number and the email of the order are enough. No login is needed.',
      description: 'Under the title of the page that follows orders.',
    },
    lists: {
      id: 'trackOrders.lists',
      defaultMessage: 'Orders to follow',
      description:
        'Name of the choice between orders that go on and orders that are over, for screen readers.',
    },
    ongoing: {
      id: 'trackOrders.ongoing',
      defaultMessage: 'Still going on',
      description: 'Choice and title: orders that are not over yet.',
    },
    over: {
      id: 'trackOrders.over',
      defaultMessage: 'Over',
      description: 'Choice: orders that are complete, cancelled or refunded.',
    },
    find: {
      id: 'trackOrders.find',
      defaultMessage: 'Find an order',
      description: 'Title over the form that looks an order up.',
    },
    empty: {
      id: 'trackOrders.empty',
      defaultMessage: 'Nothing is on its way',
      description: 'In place of the list of orders that go on, when a member has none.',
    },
    emptyText: {
      id: 'trackOrders.emptyText',
      defaultMessage: 'What you order next stands here, from payment to parcel.',
      description: 'Under "Nothing is on its way".',
    },
  }),
};
