import { defineMessages } from 'react-intl';

export const flashSaleHead = defineMessages({
  title: {
    id: 'pageHead.flashSale.title',
    defaultMessage: 'Flash sale – signal',
    description: 'Page of the flash sale. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.flashSale.description',
    defaultMessage: 'Headsets and mice at flash sale prices until the countdown ends.',
    description: 'Page of the flash sale. Description for search engines.',
  },
});
