import { defineMessages } from 'react-intl';

export const downloadsHead = defineMessages({
  title: {
    id: 'pageHead.downloads.title',
    defaultMessage: 'Manuals and drivers – signal',
    description: 'Download page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.downloads.description',
    defaultMessage: 'Manuals and drivers for all signal headsets and mice.',
    description: 'Download page. Description for search engines.',
  },
});
