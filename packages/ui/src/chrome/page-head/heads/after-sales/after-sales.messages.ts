import { defineMessages } from 'react-intl';

export const afterSalesHead = defineMessages({
  title: {
    id: 'pageHead.afterSales.title',
    defaultMessage: 'Return, exchange, or refund – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.afterSales.description',
    defaultMessage: 'Return or exchange an item, or get a refund, and track your request.',
    description: 'Description for search engines.',
  },
});
