import { defineMessages } from 'react-intl';

export const mobileMenuMessages = defineMessages({
  title: {
    id: 'mobileMenu.title',
    defaultMessage: 'Menu',
    description: 'Title of the menu on small screens.',
  },
  wishlist: {
    id: 'mobileMenu.wishlist',
    defaultMessage: 'Wishlist',
    description: 'Entry of the menu on small screens.',
  },
  logOut: {
    id: 'mobileMenu.logOut',
    defaultMessage: 'Log out',
    description: 'Entry of the menu on small screens for customers who are logged in.',
  },
});
