import { defineMessages } from 'react-intl';

export const bigSaleHead = defineMessages({
  title: {
    id: 'pageHead.bigSale.title',
    defaultMessage: 'Big sale – signal',
    description: 'Page of the big sale. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.bigSale.description',
    defaultMessage: 'Every headset and mouse on sale right now.',
    description: 'Page of the big sale. Description for search engines.',
  },
});
