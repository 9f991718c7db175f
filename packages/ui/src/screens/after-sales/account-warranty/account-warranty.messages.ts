import { defineMessage, defineMessages } from 'react-intl';

export const accountWarrantyMessages = {
  claim: defineMessage<{ name: string }>({
    id: 'account-warranty.claim',
    defaultMessage: 'Report a defect: {name}',
    description: 'Title of the window that reports a defect; name is the product.',
  }),
  ofOrder: defineMessage<{ ordersn: string }>({
    id: 'account-warranty.of-order',
    defaultMessage: 'Showing products from order {ordersn} only.',
    description: 'Above the list of own warranties that was opened from an order; a link to all follows.',
  }),
  emptyText: defineMessage<{ years: number }>({
    id: 'account-warranty.empty-text',
    defaultMessage:
      'Every product you receive shows up here with its {years, plural, one {#-year} other {#-year}} warranty.',
    description: 'Under the title of the empty list of warranties.',
  }),
  lead: defineMessage<{ years: number }>({
    id: 'account-warranty.lead',
    defaultMessage:
      'Products are covered for {years, plural, one {# year} other {# years}} from delivery. Register yours to report a defect here. Your statutory rights aren’t affected.',
    description: 'Under the title of the list of own warranties.',
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
    empty: {
      id: 'account-warranty.empty',
      defaultMessage: 'No warranties yet',
      description: 'Title of the empty list of warranties.',
    },
    orders: {
      id: 'account-warranty.orders',
      defaultMessage: 'View my orders',
      description: 'Button of the empty list of warranties, leads to the orders.',
    },
  }),
};
