import { defineMessages } from 'react-intl';

export const homeMessages = defineMessages({
  title: {
    id: 'home.title',
    defaultMessage: 'signal: gaming headsets and mice',
    description: 'Title of the home page; only read out. "signal" is the name of the shop.',
  },
});
