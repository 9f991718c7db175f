import { defineMessages } from 'react-intl';

export const pointsHeroMessages = defineMessages({
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
});
