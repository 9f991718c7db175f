import { defineMessages } from 'react-intl';

export const faqPanelMessages = defineMessages({
  title: {
    id: 'faqPanel.title',
    defaultMessage: 'Questions about this product',
    description: 'Title over questions and answers on a product page.',
  },
});
