import { defineMessages } from 'react-intl';

export const purchaseSummaryMessages = defineMessages({
  title: {
    id: 'purchaseSummary.title',
    defaultMessage: 'Order summary',
    description:
      'Title of the amounts beside cart, address, payment, and result; on phones, of the line that opens them.',
  },
});
