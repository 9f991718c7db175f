import { defineMessage, defineMessages } from 'react-intl';

export const afterSalesListMessages = {
  asked: defineMessage<{ kind: string; day: string }>({
    id: 'after-sales-list.asked',
    defaultMessage: '{kind} requested on {day}',
    description: 'Under the name of goods; kind is "Return", "Exchange" or "Refund".',
  }),
  more: defineMessage<{ count: number }>({
    id: 'after-sales-list.more',
    defaultMessage: '{count, plural, one {and # more item} other {and # more items}}',
    description: 'Behind the name of the first goods of a request about several.',
  }),
  request: defineMessage<{ number: string }>({
    id: 'after-sales-list.request',
    defaultMessage: 'Request {number}',
    description: 'Link to the page of one request. List of own returns, exchanges and refunds.',
  }),
  ...defineMessages({
    title: {
      id: 'after-sales-list.title',
      defaultMessage: 'Returns and refunds',
      description: 'Title of the page. List of own returns, exchanges and refunds.',
    },
    lead: {
      id: 'after-sales-list.lead',
      defaultMessage: 'Track your return, exchange, and refund requests.',
      description: 'Under the title. List of own returns, exchanges and refunds.',
    },
    tabs: {
      id: 'after-sales-list.tabs',
      defaultMessage: 'Requests by status',
      description: 'Name of the tabs, read out only. List of own returns, exchanges and refunds.',
    },
    all: {
      id: 'after-sales-list.all',
      defaultMessage: 'All',
      description: 'Tab: all requests. List of own returns, exchanges and refunds.',
    },
    open: {
      id: 'after-sales-list.open',
      defaultMessage: 'Open',
      description:
        'Tab: requests about which somebody still has to do something. List of own returns, exchanges and refunds.',
    },
    over: {
      id: 'after-sales-list.over',
      defaultMessage: 'Closed',
      description: 'Tab: requests that are over. List of own returns, exchanges and refunds.',
    },
    empty: {
      id: 'after-sales-list.empty',
      defaultMessage: 'No returns yet',
      description: 'Title when there are no requests. List of own returns, exchanges and refunds.',
    },
    emptyText: {
      id: 'after-sales-list.empty-text',
      defaultMessage: 'Something not right? Request a return from the order page.',
      description: 'Under the title when there are no requests. List of own returns, exchanges and refunds.',
    },
    emptyTab: {
      id: 'after-sales-list.empty-tab',
      defaultMessage: 'No requests here',
      description: 'Title when a tab is empty. List of own returns, exchanges and refunds.',
    },
    orders: {
      id: 'after-sales-list.orders',
      defaultMessage: 'View my orders',
      description:
        'Button of the empty list, leads to the orders. List of own returns, exchanges and refunds.',
    },
    toDo: {
      id: 'after-sales-list.to-do',
      defaultMessage: 'Add tracking number',
      description:
        'Beside a request that waits for the customer. List of own returns, exchanges and refunds.',
    },
  }),
};
