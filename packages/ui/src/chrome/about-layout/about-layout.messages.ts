import { defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { AboutPlace } from '../../link/link-context.tsx';

export const aboutPlaceWords = defineMessages({
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
}) satisfies Record<AboutPlace, Sentence>;

export const aboutLayoutMessages = defineMessages({
  label: {
    id: 'aboutLayout.label',
    defaultMessage: 'About the shop',
    description: 'Name of the menu of the pages about the shop, for screen readers.',
  },
});
