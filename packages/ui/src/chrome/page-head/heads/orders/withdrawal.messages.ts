import { defineMessages } from 'react-intl';

export const withdrawalHead = defineMessages({
  title: {
    id: 'pageHead.withdrawal.title',
    defaultMessage: 'Withdraw from contract – signal',
    description: 'Page that withdraws from a contract. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.withdrawal.description',
    defaultMessage: 'Withdraw from your contract online. You don’t need to log in or give a reason.',
    description: 'Page that withdraws from a contract. Description for search engines.',
  },
});
