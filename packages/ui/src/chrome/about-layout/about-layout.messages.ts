import { defineMessages } from 'react-intl';

export const aboutLayoutMessages = defineMessages({
  aboutUs: {
    id: 'aboutLayout.aboutUs',
    defaultMessage: 'About us',
    description: 'Entry of the menu of the pages about the shop.',
  },
  contactUs: {
    id: 'aboutLayout.contactUs',
    defaultMessage: 'Contact us',
    description: 'Entry of the menu of the pages about the shop.',
  },
  brand: {
    id: 'aboutLayout.brand',
    defaultMessage: 'Our responsibility',
    description: 'Entry of the menu of the pages about the shop: what the brand feels responsible for.',
  },
  label: {
    id: 'aboutLayout.label',
    defaultMessage: 'About the shop',
    description: 'Name of the menu of the pages about the shop, for screen readers.',
  },
});
