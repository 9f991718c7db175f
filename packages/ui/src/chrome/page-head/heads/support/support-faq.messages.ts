import { defineMessages } from 'react-intl';

export const supportFaqHead = defineMessages({
  title: {
    id: 'pageHead.supportFaq.title',
    defaultMessage: 'FAQ – signal',
    description: 'Page of questions and answers. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.supportFaq.description',
    defaultMessage: 'Answers about orders, shipping, returns, warranty, and points.',
    description: 'Page of questions and answers. Description for search engines.',
  },
});
