import { defineMessages } from 'react-intl';

export const homeHead = defineMessages({
  title: {
    id: 'pageHead.home.title',
    defaultMessage: 'signal – headsets and mice for gaming',
    description: 'Home page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.home.description',
    defaultMessage: 'Gaming headsets and mice with a 1-year warranty, 45 days to return and fast shipping.',
    description: 'Home page. Description for search engines.',
  },
});
