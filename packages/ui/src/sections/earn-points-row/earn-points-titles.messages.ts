import type { PointKind } from '@signal-shop/sdk/contract';
import { defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';

/** Titles of the ways to earn points; the history of points has the past tense of the shop's answer. */
export const earnPointsTitles: Readonly<Partial<Record<PointKind, Sentence>>> = defineMessages({
  signUp: {
    id: 'earnPointsTitle.sign-up',
    defaultMessage: 'Join signal',
    description: 'Title of a way to earn points: an account of the shop.',
  },
  dailyLogin: {
    id: 'earnPointsTitle.daily-login',
    defaultMessage: 'Visit every day',
    description: 'Title of a way to earn points: one login a day.',
  },
  invite: {
    id: 'earnPointsTitle.invite',
    defaultMessage: 'Invite a friend',
    description: 'Title of a way to earn points.',
  },
  socialFollow: {
    id: 'earnPointsTitle.social-follow',
    defaultMessage: 'Follow us',
    description: 'Title of a way to earn points, on social networks.',
  },
  profileCompleted: {
    id: 'earnPointsTitle.profile-completed',
    defaultMessage: 'Complete your profile',
    description: 'Title of a way to earn points.',
  },
  sharedReview: {
    id: 'earnPointsTitle.shared-review',
    defaultMessage: 'Share a review',
    description: 'Title of a way to earn points.',
  },
  productRegistration: {
    id: 'earnPointsTitle.product-registration',
    defaultMessage: 'Register an order',
    description: 'Title of a way to earn points.',
  },
});
