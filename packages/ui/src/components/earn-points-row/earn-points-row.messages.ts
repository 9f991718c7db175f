import { defineMessage, defineMessages } from 'react-intl';

export const earnPointsRowMessages = {
  cap: defineMessage<{ points: number }>({
    id: 'earnPointsRow.cap',
    defaultMessage: 'At most {points, plural, one {# point} other {# points}} a month',
    description: 'Under a way to earn points that has a limit.',
  }),
  used: defineMessage<{ used: number; maximum: number }>({
    id: 'earnPointsRow.used',
    defaultMessage: '{used, number} of {maximum, number} this month',
    description: 'Under a way to earn points that has a limit: how much of it the customer has earned.',
  }),
  ...defineMessages({
    amount: {
      id: 'earnPointsRow.amount',
      defaultMessage: 'As many points as it cost',
      description: 'In place of a number of points: they equal the amount of the order.',
    },
    reached: {
      id: 'earnPointsRow.reached',
      defaultMessage: 'Full for this month',
      description: 'Mark on a way to earn points whose limit is reached.',
    },
  }),
};
