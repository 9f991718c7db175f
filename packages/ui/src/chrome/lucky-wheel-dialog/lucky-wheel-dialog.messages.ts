import { defineMessage, defineMessages } from 'react-intl';

export const luckyWheelMessages = {
  won: defineMessage<{ prize: string }>({
    id: 'luckyWheel.won',
    defaultMessage: 'You won: {prize}',
    description: 'Title under the lucky wheel when it has stopped; {prize} is what was won.',
  }),
  note: defineMessage<{ prizes: number }>({
    id: 'luckyWheel.note',
    defaultMessage: '{prizes} prizes, and every spin wins. Items ship to the US only.',
    description: 'Over the lucky wheel, before it is spun.',
  }),
  ...defineMessages({
    title: {
      id: 'luckyWheel.title',
      defaultMessage: 'Lucky wheel',
      description: 'Title of the window with the lucky wheel.',
    },
    prizes: {
      id: 'luckyWheel.prizes',
      defaultMessage: 'Prizes',
      description: 'Name of the list of prizes on the lucky wheel, for screen readers.',
    },
    spin: {
      id: 'luckyWheel.spin',
      defaultMessage: 'Spin',
      description: 'Button under the lucky wheel.',
    },
    spinning: {
      id: 'luckyWheel.spinning',
      defaultMessage: 'Spinning…',
      description: 'Read out while the lucky wheel turns.',
    },
    closed: {
      id: 'luckyWheel.closed',
      defaultMessage: 'The wheel is taking a break. It’ll be back next season.',
      description: 'Under the lucky wheel when it cannot be spun at this time.',
    },
    coupon: {
      id: 'luckyWheel.coupon',
      defaultMessage: 'It’s in the Coupons section of your account.',
      description: 'Under the lucky wheel when a coupon was won.',
    },
    shop: {
      id: 'luckyWheel.shop',
      defaultMessage: 'Use it now',
      description: 'Link under the lucky wheel when a coupon was won: to all products.',
    },
  }),
};
