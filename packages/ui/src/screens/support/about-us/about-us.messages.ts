import { defineMessages } from 'react-intl';

export const aboutUsMessages = defineMessages({
  title: {
    id: 'aboutUs.title',
    defaultMessage: 'Sound and motion, nothing else',
    description: 'Title of the page about the shop, which makes headsets (sound) and mice (motion).',
  },
  write: {
    id: 'aboutUs.write',
    defaultMessage: 'Contact us',
    description: 'Link under the text about the shop, leads to the contact form.',
  },
});
