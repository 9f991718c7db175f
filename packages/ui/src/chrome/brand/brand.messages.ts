import { defineMessages } from 'react-intl';

export const brandMessages = defineMessages({
  home: {
    id: 'brand.home',
    defaultMessage: 'signal, home page',
    description: 'Name of the logo, which leads to the home page; "signal" is the name of the shop.',
  },
});
