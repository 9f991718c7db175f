import { defineMessage, defineMessages } from 'react-intl';

export const accountOrdersMessages = {
  count: defineMessage<{ count: number }>({
    id: 'account-orders.count',
    defaultMessage: '{count, plural, =0 {No orders} one {# order} other {# orders}}',
    description: 'Above the list of orders: how many there are in this tab.',
  }),
  found: defineMessage<{ count: number; keyword: string }>({
    id: 'account-orders.found',
    defaultMessage: '{count, plural, one {# order} other {# orders}} matching “{keyword}”',
    description: 'Above the list of orders after a search: how many were found.',
  }),
  nothingFound: defineMessage<{ keyword: string }>({
    id: 'account-orders.nothing-found',
    defaultMessage: 'No orders match “{keyword}”',
    description: 'Title in place of the list of orders when a search found none.',
  }),
  ...defineMessages({
    search: {
      id: 'account-orders.search',
      defaultMessage: 'Order number or product',
      description: 'Name of the field that searches the orders.',
    },
    nothingFoundText: {
      id: 'account-orders.nothing-found-text',
      defaultMessage: 'Try part of the order number or a word from the product name.',
      description: 'Under the title when a search found no orders.',
    },
    showAll: {
      id: 'account-orders.show-all',
      defaultMessage: 'Show all orders',
      description: 'Button that ends a search of the orders.',
    },
    title: {
      id: 'account-orders.title',
      defaultMessage: 'My orders',
      description: 'Title of the list of orders.',
    },
    tabs: {
      id: 'account-orders.tabs',
      defaultMessage: 'Orders by status',
      description: 'Name of the tabs above the orders, read out only.',
    },
    list: {
      id: 'account-orders.list',
      defaultMessage: 'Orders',
      description: 'Name of the list of orders, read out only.',
    },
    orders: { id: 'account-orders.tab-orders', defaultMessage: 'All', description: 'Tab with all orders.' },
    unpaid: {
      id: 'account-orders.tab-unpaid',
      defaultMessage: 'Unpaid',
      description: 'Tab with the orders that wait for payment.',
    },
    paid: {
      id: 'account-orders.tab-paid',
      defaultMessage: 'Paid',
      description: 'Tab with paid orders that are not shipped yet.',
    },
    shipped: {
      id: 'account-orders.tab-shipped',
      defaultMessage: 'Shipped',
      description: 'Tab with the orders on their way.',
    },
    received: {
      id: 'account-orders.tab-received',
      defaultMessage: 'Received',
      description: 'Tab with the orders that have arrived.',
    },
    completed: {
      id: 'account-orders.tab-completed',
      defaultMessage: 'Completed',
      description: 'Tab with finished orders.',
    },
    cancelled: {
      id: 'account-orders.tab-cancelled',
      defaultMessage: 'Canceled',
      description: 'Tab with cancelled orders.',
    },
    emptyOrders: {
      id: 'account-orders.empty-orders',
      defaultMessage: 'No orders yet',
      description: 'Title of the empty list of all orders.',
    },
    emptyTab: {
      id: 'account-orders.empty-tab',
      defaultMessage: 'No orders with this status',
      description: 'Title of an empty tab of the orders.',
    },
    emptyText: {
      id: 'account-orders.empty-text',
      defaultMessage: 'Track everything you buy here, from payment to delivery.',
      description: 'Under the title of the empty list of all orders.',
    },
    emptyTabText: {
      id: 'account-orders.empty-tab-text',
      defaultMessage: 'Your other orders are under “All”.',
      description: 'Under the title of an empty tab of the orders.',
    },
    shop: {
      id: 'account-orders.shop',
      defaultMessage: 'Browse the shop',
      description: 'Button of the empty list, leads to all goods.',
    },
    all: {
      id: 'account-orders.all',
      defaultMessage: 'All orders',
      description: 'Button of an empty tab, leads to all orders.',
    },
  }),
};
