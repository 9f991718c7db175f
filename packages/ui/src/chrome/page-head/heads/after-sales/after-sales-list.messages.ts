import { defineMessages } from 'react-intl';

export const afterSalesListHead = defineMessages({
  title: {
    id: 'pageHead.afterSalesList.title',
    defaultMessage: 'Returns and refunds – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.afterSalesList.description',
    defaultMessage: 'What you sent back or asked money back for, and where it stands.',
    description: 'Description for search engines.',
  },
});
