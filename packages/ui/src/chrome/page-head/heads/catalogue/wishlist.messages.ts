import { defineMessages } from 'react-intl';

export const wishlistHead = defineMessages({
  title: {
    id: 'pageHead.wishlist.title',
    defaultMessage: 'Your wishlist – signal',
    description: 'Wishlist. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.wishlist.description',
    defaultMessage: 'Everything you’ve saved for later.',
    description: 'Wishlist. Description for search engines.',
  },
});
