import { defineMessage, defineMessages } from 'react-intl';

export const prizeRowMessages = {
  wheel: defineMessage<{ day: string }>({
    id: 'prizeRow.wheel',
    defaultMessage: 'Won on the lucky wheel on {day}',
    description: 'Under what was won; day is when.',
  }),
  raffle: defineMessage<{ day: string }>({
    id: 'prizeRow.raffle',
    defaultMessage: 'Won in a raffle on {day}',
    description: 'Under what was won; day is when.',
  }),
  gift: defineMessage<{ day: string }>({
    id: 'prizeRow.gift',
    defaultMessage: 'Gift chosen on {day}',
    description: 'Under a gift that the customer chose; day is when.',
  }),
  ...defineMessages({
    coupon: {
      id: 'prizeRow.coupon',
      defaultMessage: 'View in your coupons',
      description: 'Link beside a coupon that was won.',
    },
    missing: {
      id: 'prizeRow.missing',
      defaultMessage: 'Address needed',
      description: 'Beside a gift that was won and has no address.',
    },
    tell: {
      id: 'prizeRow.tell',
      defaultMessage: 'Add shipping address',
      description: 'Button beside a gift that was won and has no address.',
    },
    known: {
      id: 'prizeRow.known',
      defaultMessage: 'Ships to',
      description: 'Beside a gift whose address is known; the address follows.',
    },
  }),
};
