import { defineMessages } from 'react-intl';

export const categoryHead = defineMessages({
  title: {
    id: 'pageHead.category.title',
    defaultMessage: '{name, select, none {All products} other {{name}}} – signal',
    description:
      'Listing of one category or of all goods; name is the category. Title in the browser tab. name is none while unknown.',
  },
  description: {
    id: 'pageHead.category.description',
    defaultMessage:
      '{name, select, none {All headsets and mice} other {{name}}}: filter, compare, and buy, with {returnDays}-day returns.',
    description:
      'Listing of one category or of all goods; name is the category. Description for search engines.',
  },
});
