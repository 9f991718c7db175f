import { defineMessages } from 'react-intl';

export const mobileMenuMessages = defineMessages({
  title: {
    id: 'mobileMenu.title',
    defaultMessage: 'Menu',
    description: 'Title of the menu on small screens.',
  },
  account: {
    id: 'mobileMenu.account',
    defaultMessage: 'Account and help',
    description: 'Name of a group of links in the menu on small screens, for screen readers.',
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
