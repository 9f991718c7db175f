import { defineMessages } from 'react-intl';

export const afterSalesListHead = defineMessages({
  title: {
    id: 'pageHead.afterSalesList.title',
    defaultMessage: 'Returns and refunds – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.afterSalesList.description',
    defaultMessage: 'Your returns and refunds and their status.',
    description: 'Description for search engines.',
  },
});
