import { defineMessages } from 'react-intl';

export const contactUsHead = defineMessages({
  title: {
    id: 'pageHead.contactUs.title',
    defaultMessage: 'Contact us – signal',
    description: 'Contact page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.contactUs.description',
    defaultMessage: 'Contact form, phone, email, and support hours.',
    description: 'Contact page. Description for search engines.',
  },
});
