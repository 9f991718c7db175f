import { defineMessages } from 'react-intl';

export const homeMessages = defineMessages({
  title: {
    id: 'home.title',
    defaultMessage: 'signal: headsets and mice for people who play',
    description: 'Title of the home page; only read out. "signal" is the name of the shop.',
  },
});
