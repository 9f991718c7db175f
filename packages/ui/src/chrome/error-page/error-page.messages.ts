import { defineMessages } from 'react-intl';

export const errorPageMessages = defineMessages({
  chunkTitle: {
    id: 'errorPage.chunkTitle',
    defaultMessage: 'This page did not load completely',
    description: 'Title of the page shown when a part of the shop did not arrive.',
  },
  chunkText: {
    id: 'errorPage.chunkText',
    defaultMessage: 'A part of it never arrived. Your cart is safe; load the page again.',
    description: 'Under "This page did not load completely".',
  },
  unexpectedTitle: {
    id: 'errorPage.unexpectedTitle',
    defaultMessage: 'Something broke on our side',
    description: 'Title of the page shown after an error nobody expected.',
  },
  unexpectedText: {
    id: 'errorPage.unexpectedText',
    defaultMessage: 'It is not you. Try again, or go back to the start of the shop.',
    description: 'Under "Something broke on our side".',
  },
  offlineTitle: {
    id: 'errorPage.offlineTitle',
    defaultMessage: 'No signal',
    description: 'Title of the page shown while the device is offline; a play on the name of the shop.',
  },
  offlineText: {
    id: 'errorPage.offlineText',
    defaultMessage: 'Your device is offline. Check the connection and try again.',
    description: 'Under "No signal".',
  },
  home: {
    id: 'errorPage.home',
    defaultMessage: 'To the home page',
    description: 'Link on an error page.',
  },
});
