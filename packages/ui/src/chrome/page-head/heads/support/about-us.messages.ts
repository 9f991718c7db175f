import { defineMessages } from 'react-intl';

export const aboutUsHead = defineMessages({
  title: {
    id: 'pageHead.aboutUs.title',
    defaultMessage: 'About us – signal',
    description: 'Page about the shop. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.aboutUs.description',
    defaultMessage: 'The people behind signal headsets and mice.',
    description: 'Page about the shop. Description for search engines.',
  },
});
