import { defineMessage, defineMessages } from 'react-intl';

export const wishlistMessages = {
  count: defineMessage<{ count: number }>({
    id: 'wishlist.count',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
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
      defaultMessage: 'Your wishlist is saved on this device only. Log in to see it everywhere.',
      description: 'On the wishlist, for visitors without a login.',
    },
    logIn: {
      id: 'wishlist.logIn',
      defaultMessage: 'Log in',
      description: 'Link on the wishlist for visitors without a login.',
    },
    empty: {
      id: 'wishlist.empty',
      defaultMessage: 'Your wishlist is empty',
      description: 'Title of the empty wishlist.',
    },
    emptyText: {
      id: 'wishlist.emptyText',
      defaultMessage: 'Tap the heart on a product to save it here.',
      description: 'Under the title of the empty wishlist.',
    },
    browse: {
      id: 'wishlist.browse',
      defaultMessage: 'Discover products',
      description: 'Link on the empty wishlist that leads to all goods.',
    },
  }),
};
