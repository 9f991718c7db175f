import { defineMessages } from 'react-intl';

export const brandHead = defineMessages({
  title: {
    id: 'pageHead.brand.title',
    defaultMessage: 'Our responsibility – signal',
    description: 'Page on responsibility. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.brand.description',
    defaultMessage: 'What signal feels responsible for: repair, packaging, people, honesty.',
    description: 'Page on responsibility. Description for search engines.',
  },
});
