import { defineMessages } from 'react-intl';

export const afterSalesHead = defineMessages({
  title: {
    id: 'pageHead.afterSales.title',
    defaultMessage: 'Return, exchange, refund – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.afterSales.description',
    defaultMessage: 'Send something back, exchange it, or get your money back, and follow it.',
    description: 'Description for search engines.',
  },
});
