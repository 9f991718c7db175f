import { defineMessages } from 'react-intl';

export const applicationsHead = defineMessages({
  title: {
    id: 'pageHead.applications.title',
    defaultMessage: 'Your free tests – signal',
    description: 'Title in the browser tab.',
  },
  description: {
    id: 'pageHead.applications.description',
    defaultMessage: 'Your product test applications and their status.',
    description: 'Description for search engines.',
  },
});
