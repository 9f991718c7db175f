import { defineMessage, defineMessages } from 'react-intl';

export const pointsHeroMessages = {
  target: defineMessage<{ target: number }>({
    id: 'pointsHero.target',
    defaultMessage: 'of {target, number}',
    description:
      'Below the points of the customer, in a ring that is full when they reach the target: the price in points of the next goods.',
  }),
  ...defineMessages({
    goal: {
      id: 'pointsHero.goal',
      defaultMessage: 'Your next goal',
      description: 'Above the next goods that the customer saves points for, beside the balance.',
    },
    ready: {
      id: 'pointsHero.ready',
      defaultMessage: 'Ready to redeem',
      description: 'Above goods that the customer has enough points for, beside the balance.',
    },
  }),
};
