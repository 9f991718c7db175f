import { defineMessage } from 'react-intl';

export const showAllMessages = {
  all: defineMessage<{ count: number }>({
    id: 'showAll.all',
    defaultMessage: 'Show all {count, number}',
    description:
      'Button under the beginning of a long list (coupons, registrations): shows the rest of it, too.',
  }),
};
