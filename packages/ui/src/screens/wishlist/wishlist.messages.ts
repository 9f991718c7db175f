import { defineMessage, defineMessages } from 'react-intl';

export const wishlistMessages = {
  count: defineMessage<{ count: number }>({
    id: 'wishlist.count',
    defaultMessage: '{count, plural, one {# wish} other {# wishes}}',
    description: 'Under the title of the wishlist.',
  }),
  ...defineMessages({
    title: {
      id: 'wishlist.title',
      defaultMessage: 'Your wishlist',
      description: 'Title of the wishlist.',
    },
    guest: {
      id: 'wishlist.guest',
      defaultMessage: 'These wishes live on this device. Log in and they follow you to the next one.',
      description: 'On the wishlist, for visitors without a login.',
    },
    logIn: {
      id: 'wishlist.logIn',
      defaultMessage: 'Log in',
      description: 'Link on the wishlist for visitors without a login.',
    },
    empty: {
      id: 'wishlist.empty',
      defaultMessage: 'Wishing for nothing?',
      description: 'Title of the empty wishlist.',
    },
    emptyText: {
      id: 'wishlist.emptyText',
      defaultMessage: 'Enviable. Should that change: a press on a heart, and the goods wait here.',
      description: 'Under the title of the empty wishlist.',
    },
    browse: {
      id: 'wishlist.browse',
      defaultMessage: 'Find something to wish for',
      description: 'Link on the empty wishlist that leads to all goods.',
    },
  }),
};
