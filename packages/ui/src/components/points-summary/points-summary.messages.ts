import type { PointKind } from '@signal-shop/sdk/contract';
import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';

export const pointsSummaryMessages = {
  points: defineMessage<{ points: number }>({
    id: 'pointsSummary.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'Large over the point details: what the customer has.',
  }),
  cap: defineMessage<{ name: string; used: number; maximum: number }>({
    id: 'pointsSummary.cap',
    defaultMessage: '{name}: {used, number} of {maximum, number} points this month',
    description:
      'Under a bar over the point details: what one way of earning has brought this month; name is the way.',
  }),
  ...defineMessages({
    label: {
      id: 'pointsSummary.label',
      defaultMessage: 'Your points',
      description: 'Name of the part that says how many points the customer has, read out only.',
    },
    full: {
      id: 'pointsSummary.full',
      defaultMessage: 'You’ve reached this month’s limit. It resets next month.',
      description: 'After a bar over the point details that is full.',
    },
  }),
};

/** Names of what earns or costs points. */
export const pointKindNames = defineMessages({
  signUp: {
    id: 'pointKind.sign-up',
    defaultMessage: 'Sign-up bonus',
    description: 'Way to earn points.',
  },
  dailyLogin: {
    id: 'pointKind.daily-login',
    defaultMessage: 'Daily visits',
    description: 'Way to earn points.',
  },
  invite: { id: 'pointKind.invite', defaultMessage: 'Friends invited', description: 'Way to earn points.' },
  socialFollow: {
    id: 'pointKind.social-follow',
    defaultMessage: 'Social follows',
    description: 'Way to earn points.',
  },
  profileCompleted: {
    id: 'pointKind.profile-completed',
    defaultMessage: 'Profile completed',
    description: 'Way to earn points.',
  },
  sharedReview: {
    id: 'pointKind.shared-review',
    defaultMessage: 'Reviews shared',
    description: 'Way to earn points.',
  },
  productRegistration: {
    id: 'pointKind.product-registration',
    defaultMessage: 'Products registered',
    description: 'Way to earn points.',
  },
  pointsExchange: {
    id: 'pointKind.points-exchange',
    defaultMessage: 'Points redeemed',
    description: 'Way to spend points.',
  },
  exchangeReturned: {
    id: 'pointKind.exchange-returned',
    defaultMessage: 'Points returned',
    description: 'Why points came back.',
  },
  prize: {
    id: 'pointKind.prize',
    defaultMessage: 'Points won',
    description: 'Why points came: they were won.',
  },
}) satisfies Record<PointKind, Sentence>;
