import { defineMessages } from 'react-intl';

export const finderHead = defineMessages({
  title: {
    id: 'pageHead.finder.title',
    defaultMessage: 'Find your match – signal',
    description: 'Product finder. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.finder.description',
    defaultMessage: 'Three quick questions lead you to the headset or mouse that fits how you play.',
    description: 'Product finder. Description for search engines.',
  },
});
