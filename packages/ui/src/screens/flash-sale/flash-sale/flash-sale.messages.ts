import { defineMessages } from 'react-intl';

export const flashSaleMessages = defineMessages({
  title: {
    id: 'flashSale.title',
    defaultMessage: 'Flash sale',
    description: 'Title of the page of the flash sale.',
  },
  lead: {
    id: 'flashSale.lead',
    defaultMessage: 'Limited stock, limited time. When the countdown ends, prices go back up.',
    description: 'Under the title of the page of the flash sale, while it is open.',
  },
  buy: {
    id: 'flashSale.buy',
    defaultMessage: 'Buy now',
    description: 'Button under goods on the page of the flash sale.',
  },
  soldOut: {
    id: 'flashSale.soldOut',
    defaultMessage: 'Sold out',
    description: 'In place of the words of the buy button on the page of the flash sale.',
  },
  listEnded: {
    id: 'flashSale.listEnded',
    defaultMessage: 'Ended',
    description: 'Beside the title of a list of the flash sale whose clock has stopped, and on its buttons.',
  },
  beforeTitle: {
    id: 'flashSale.beforeTitle',
    defaultMessage: 'Flash sale starts soon',
    description: 'Title of the page of the flash sale before it opens.',
  },
  beforeText: {
    id: 'flashSale.beforeText',
    defaultMessage: 'Stay here. Prices drop the moment the countdown ends.',
    description: 'Over the clock of the page of the flash sale before it opens.',
  },
  endedTitle: {
    id: 'flashSale.endedTitle',
    defaultMessage: 'This flash sale has ended',
    description: 'Title of the page of the flash sale after it has closed.',
  },
  endedText: {
    id: 'flashSale.endedText',
    defaultMessage: 'Another one’s coming. See what’s on sale now.',
    description: 'Under the title of the page of the flash sale after it has closed.',
  },
  noneTitle: {
    id: 'flashSale.noneTitle',
    defaultMessage: 'No flash sale scheduled',
    description: 'Title of the page of the flash sale while there is none.',
  },
  all: {
    id: 'flashSale.all',
    defaultMessage: 'See all products',
    description: 'Link on the page of the flash sale while none is open.',
  },
});
