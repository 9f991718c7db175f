import { defineMessages } from 'react-intl';

export const unsubscribeHead = defineMessages({
  title: {
    id: 'pageHead.unsubscribe.title',
    defaultMessage: 'Unsubscribe – signal',
    description: 'Page of the unsubscribe link in an email. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.unsubscribe.description',
    defaultMessage: 'Unsubscribe from these emails. You don’t need to log in.',
    description: 'Page of the unsubscribe link in an email. Description for search engines.',
  },
});
