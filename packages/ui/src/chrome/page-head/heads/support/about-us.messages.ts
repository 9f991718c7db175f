import { defineMessages } from 'react-intl';

export const aboutUsHead = defineMessages({
  title: {
    id: 'pageHead.aboutUs.title',
    defaultMessage: 'About us – signal',
    description: 'Page about the shop. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.aboutUs.description',
    defaultMessage: 'Who makes the headsets and mice of signal.',
    description: 'Page about the shop. Description for search engines.',
  },
});
