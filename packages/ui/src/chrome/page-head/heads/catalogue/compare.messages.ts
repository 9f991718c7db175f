import { defineMessages } from 'react-intl';

export const compareHead = defineMessages({
  title: {
    id: 'pageHead.compare.title',
    defaultMessage: 'Compare – signal',
    description: 'Page that compares goods. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.compare.description',
    defaultMessage: 'Compare the specs of headsets and mice side by side.',
    description: 'Page that compares goods. Description for search engines.',
  },
});
