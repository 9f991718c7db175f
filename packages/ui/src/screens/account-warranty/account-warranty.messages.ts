import { defineMessage, defineMessages } from 'react-intl';

export const accountWarrantyMessages = {
  claim: defineMessage<{ name: string }>({
    id: 'account-warranty.claim',
    defaultMessage: 'Report a defect: {name}',
    description: 'Title of the window that reports a defect; name is the product.',
  }),
  ofOrder: defineMessage<{ ordersn: string }>({
    id: 'account-warranty.of-order',
    defaultMessage: 'Only from order {ordersn}.',
    description: 'Above the list of own warranties that was opened from an order; a link to all follows.',
  }),
  ...defineMessages({
    all: {
      id: 'account-warranty.all',
      defaultMessage: 'Show all warranties',
      description: 'Link beside the order whose warranties alone are listed.',
    },
    title: {
      id: 'account-warranty.title',
      defaultMessage: 'My warranties',
      description: 'Title of the list of own warranties.',
    },
    lead: {
      id: 'account-warranty.lead',
      defaultMessage: 'A year from delivery. Once it is registered, you can report a defect here.',
      description: 'Under the title of the list of own warranties.',
    },
    empty: {
      id: 'account-warranty.empty',
      defaultMessage: 'No warranty yet',
      description: 'Title of the empty list of warranties.',
    },
    emptyText: {
      id: 'account-warranty.empty-text',
      defaultMessage: 'Each delivered product shows up here with its year.',
      description: 'Under the title of the empty list of warranties.',
    },
    orders: {
      id: 'account-warranty.orders',
      defaultMessage: 'To my orders',
      description: 'Button of the empty list of warranties, leads to the orders.',
    },
  }),
};
