import { defineMessages } from 'react-intl';

export const homeHead = defineMessages({
  title: {
    id: 'pageHead.home.title',
    defaultMessage: 'signal – gaming headsets and mice',
    description: 'Home page. Title in the browser tab.',
  },
  description: {
    id: 'pageHead.home.description',
    defaultMessage:
      'Gaming headsets and mice with a {years, plural, one {#-year} other {#-year}} warranty, {returnDays}-day returns, and free shipping.',
    description: 'Home page. Description for search engines.',
  },
});
