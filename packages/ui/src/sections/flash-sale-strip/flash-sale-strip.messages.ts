import { defineMessages } from 'react-intl';

export const flashSaleStripMessages = defineMessages({
  title: {
    id: 'flashSaleStrip.title',
    defaultMessage: 'Flash sale',
    description: 'Title of the sale on the home page, when the shop gave it no name of its own.',
  },
  note: {
    id: 'flashSaleStrip.note',
    defaultMessage: 'Prices go back up when the countdown ends',
    description: 'Under the title of the sale on the home page, beside its countdown.',
  },
});
