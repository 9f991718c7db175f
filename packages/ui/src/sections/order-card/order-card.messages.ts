import { defineMessage, defineMessages } from 'react-intl';

export const orderCardMessages = {
  number: defineMessage<{ ordersn: string }>({
    id: 'orderCard.number',
    defaultMessage: 'Order {ordersn}',
    description: 'Title of one order in the list of orders.',
  }),
  more: defineMessage<{ count: number }>({
    id: 'orderCard.more',
    defaultMessage: '{count, plural, one {Show # more item} other {Show # more items}}',
    description: 'Button under the first three lines of a long order.',
  }),
  detailsOf: defineMessage<{ ordersn: string }>({
    id: 'orderCard.detailsOf',
    defaultMessage: 'Details of order {ordersn}',
    description: 'Read out for the link to all of one order.',
  }),
  invoiceOf: defineMessage<{ ordersn: string }>({
    id: 'orderCard.invoiceOf',
    defaultMessage: 'Invoice for order {ordersn}',
    description: 'Read out for the link to the invoice of one order.',
  }),
  ...defineMessages({
    invoice: {
      id: 'orderCard.invoice',
      defaultMessage: 'Invoice',
      description:
        'Link to the invoice of one order; opens the print dialog, which can save it as a PDF file.',
    },
    total: {
      id: 'orderCard.total',
      defaultMessage: 'Total',
      description: 'Before the sum of one order in the list of orders.',
    },
    details: { id: 'orderCard.details', defaultMessage: 'Details', description: 'Link to all of one order.' },
  }),
};
