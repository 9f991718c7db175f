import { defineMessages } from 'react-intl';

export const detailHead = defineMessages({
  title: {
    id: 'pageHead.detail.title',
    defaultMessage: '{name, select, none {Product} other {{name}}} – signal',
    description: 'Product page; name is the product. Title in the browser tab. name is none while unknown.',
  },
  description: {
    id: 'pageHead.detail.description',
    defaultMessage:
      '{name, select, none {Product} other {{name}}}: price, colors, stock, specifications, and customer reviews.',
    description: 'Product page; name is the product. Description for search engines.',
  },
});
