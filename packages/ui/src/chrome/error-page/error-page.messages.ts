import { defineMessages } from 'react-intl';

export const errorPageMessages = defineMessages({
  chunkTitle: {
    id: 'errorPage.chunkTitle',
    defaultMessage: 'This page didn’t load completely',
    description: 'Title of the page shown when a part of the shop did not arrive.',
  },
  chunkText: {
    id: 'errorPage.chunkText',
    defaultMessage: 'Part of the page didn’t load. Your cart is safe. Reload the page.',
    description: 'Under “This page didn’t load completely”.',
  },
  unexpectedTitle: {
    id: 'errorPage.unexpectedTitle',
    defaultMessage: 'Something went wrong on our end',
    description: 'Title of the page shown after an error nobody expected.',
  },
  unexpectedText: {
    id: 'errorPage.unexpectedText',
    defaultMessage: 'It’s not you. Try again, or go to the home page.',
    description: 'Under “Something went wrong on our end”.',
  },
  offlineTitle: {
    id: 'errorPage.offlineTitle',
    defaultMessage: 'No signal',
    description: 'Title of the page shown while the device is offline; a play on the name of the shop.',
  },
  offlineText: {
    id: 'errorPage.offlineText',
    defaultMessage: 'You’re offline. Check your connection and try again.',
    description: 'Under "No signal".',
  },
  home: {
    id: 'errorPage.home',
    defaultMessage: 'Go to the home page',
    description: 'Link on an error page.',
  },
});
