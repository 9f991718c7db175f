import { defineMessages } from 'react-intl';

export const shipToDialogMessages = defineMessages({
  title: {
    id: 'ship-to-dialog.title',
    defaultMessage: 'Where should we deliver?',
    description: 'Title of the dialog that lists the countries of delivery.',
  },
  text: {
    id: 'ship-to-dialog.text',
    defaultMessage: 'The country sets currency, taxes and delivery times. Your language stays the same.',
    description: 'Under the title of the dialog that lists the countries of delivery.',
  },
});
