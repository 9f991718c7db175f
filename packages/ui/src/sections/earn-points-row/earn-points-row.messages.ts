import { defineMessage, defineMessages } from 'react-intl';

export const earnPointsRowMessages = {
  cap: defineMessage<{ points: number }>({
    id: 'earnPointsRow.cap',
    defaultMessage: '{points, plural, one {Up to # point a month} other {Up to # points a month}}',
    description: 'Under a way to earn points that has a limit.',
  }),
  used: defineMessage<{ used: number; maximum: number }>({
    id: 'earnPointsRow.used',
    defaultMessage: '{used, number} of {maximum, number} this month',
    description: 'Under a way to earn points that has a limit: how much of it the customer has earned.',
  }),
  follow: defineMessage<{ name: string }>({
    id: 'earnPointsRow.follow',
    defaultMessage: 'Follow us on {name}, opens in a new tab',
    description: 'Name of a link to a social network that earns points; name is the network.',
  }),
  followed: defineMessage<{ name: string }>({
    id: 'earnPointsRow.followed',
    defaultMessage: '{name}: following, opens in a new tab',
    description: 'Name of a link to a social network that has earned its points; name is the network.',
  }),
  ...defineMessages({
    done: {
      id: 'earnPointsRow.done',
      defaultMessage: 'Done',
      description: 'Mark on a way to earn points that counts once and was done.',
    },
    doneToday: {
      id: 'earnPointsRow.done-today',
      defaultMessage: 'Done for today',
      description: 'Mark on the daily login once it has earned its points of the day.',
    },
    toSignUp: {
      id: 'earnPointsRow.to-sign-up',
      defaultMessage: 'Create an account',
      description: 'Link beside the points of a new account.',
    },
    toInvite: {
      id: 'earnPointsRow.to-invite',
      defaultMessage: 'Get your link',
      description: 'Link beside the points of an invitation, leads to the own invitation link.',
    },
    toProfile: {
      id: 'earnPointsRow.to-profile',
      defaultMessage: 'Complete profile',
      description: 'Link beside the points of a whole profile.',
    },
    toReview: {
      id: 'earnPointsRow.to-review',
      defaultMessage: 'Write a review',
      description: 'Link beside the points of a shared review.',
    },
    toRegistration: {
      id: 'earnPointsRow.to-registration',
      defaultMessage: 'Register an order',
      description: 'Link beside the points of a registered order.',
    },
    logIn: {
      id: 'earnPointsRow.log-in',
      defaultMessage: 'Log in',
      description: 'Button beside a way to earn points, for visitors without a login.',
    },
    amount: {
      id: 'earnPointsRow.amount',
      defaultMessage: '1 point per dollar',
      description: 'In place of a number of points: they equal the amount of the order.',
    },
    reached: {
      id: 'earnPointsRow.reached',
      defaultMessage: 'Monthly limit reached',
      description: 'Mark on a way to earn points whose limit is reached.',
    },
  }),
};
