import { defineMessage } from 'react-intl';

export const hotProductCardMessages = {
  warranty: defineMessage<{ days: number }>({
    id: 'hotProductCard.warranty',
    defaultMessage: '{days}-day warranty',
    description: 'On a card of popular goods; the number of days is 45.',
  }),
};
