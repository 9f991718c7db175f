import { defineMessages } from 'react-intl';

export const loadingNoteMessages = defineMessages({
  loading: {
    id: 'loadingNote.loading',
    defaultMessage: 'Loading',
    description: 'Read out while a page or a part of it is on its way.',
  },
  slow: {
    id: 'loadingNote.slow',
    defaultMessage: 'This is taking longer than usual. We’re still trying.',
    description: 'Shown after ten seconds of loading.',
  },
});
