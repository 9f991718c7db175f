import { defineMessages } from 'react-intl';

export const filesPanelMessages = defineMessages({
  title: {
    id: 'filesPanel.title',
    defaultMessage: 'Downloads',
    description: 'Title over manuals and drivers on a product page.',
  },
});
