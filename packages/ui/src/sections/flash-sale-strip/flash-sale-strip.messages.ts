import { defineMessages } from 'react-intl';

export const flashSaleStripMessages = defineMessages({
  title: {
    id: 'flashSaleStrip.title',
    defaultMessage: 'Flash sale',
    description: 'Title of the sale on the home page, when the shop gave it no name of its own.',
  },
  note: {
    id: 'flashSaleStrip.note',
    defaultMessage: 'When the clock stops, the price goes back up',
    description: 'Under the title of the sale on the home page, beside its countdown.',
  },
});
