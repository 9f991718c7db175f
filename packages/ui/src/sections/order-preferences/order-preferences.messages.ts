import { defineMessages } from 'react-intl';

export const orderPreferencesMessages = defineMessages({
  addNote: {
    id: 'order-preferences.add-note',
    defaultMessage: 'Add a note',
    description: 'Opens the optional note of an order.',
  },
  note: {
    id: 'order-preferences.note',
    defaultMessage: 'Order note',
    description: 'Label of the optional note of an order.',
  },
  yourNote: {
    id: 'order-preferences.your-note',
    defaultMessage: 'Your note',
    description: 'Title of the note that the customer wrote.',
  },
});
