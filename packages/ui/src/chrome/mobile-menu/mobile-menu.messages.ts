import { defineMessages } from 'react-intl';

export const mobileMenuMessages = defineMessages({
  title: {
    id: 'mobileMenu.title',
    defaultMessage: 'Menu',
    description: 'Title of the menu on small screens.',
  },
});
