import { defineMessages } from 'react-intl';

export const compareHead = defineMessages({
  title: {
    id: 'pageHead.compare.title',
    defaultMessage: 'Compare – signal',
    description: 'Page that compares goods. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.compare.description',
    defaultMessage: 'Headsets and mice side by side, line by line.',
    description: 'Page that compares goods. Description for search engines.',
  },
});
