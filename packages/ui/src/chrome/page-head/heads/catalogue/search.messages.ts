import { defineMessages } from 'react-intl';

export const searchHead = defineMessages({
  title: {
    id: 'pageHead.search.title',
    defaultMessage: '{name, select, none {Search} other {“{name}”}} – signal',
    description:
      'Search results; name is what was searched for. Title in the browser tab. name is none while unknown.',
  },
  description: {
    id: 'pageHead.search.description',
    defaultMessage: 'Search results for headsets and mice.',
    description: 'Search results; name is what was searched for. Description for search engines.',
  },
});
