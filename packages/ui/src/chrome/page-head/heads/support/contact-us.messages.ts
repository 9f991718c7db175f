import { defineMessages } from 'react-intl';

export const contactUsHead = defineMessages({
  title: {
    id: 'pageHead.contactUs.title',
    defaultMessage: 'Contact us – signal',
    description: 'Contact page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.contactUs.description',
    defaultMessage: 'Form, telephone and email of the support, and when it is at work.',
    description: 'Contact page. Description for search engines.',
  },
});
