import { defineMessages } from 'react-intl';

export const brandHead = defineMessages({
  title: {
    id: 'pageHead.brand.title',
    defaultMessage: 'Our responsibility – signal',
    description: 'Page on responsibility. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.brand.description',
    defaultMessage: 'Repairs, packaging, people, honesty: what signal takes responsibility for.',
    description: 'Page on responsibility. Description for search engines.',
  },
});
