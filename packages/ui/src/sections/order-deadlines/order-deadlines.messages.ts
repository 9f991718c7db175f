import { defineMessage, defineMessages } from 'react-intl';

export const orderDeadlinesMessages = {
  payBy: defineMessage<{ time: string }>({
    id: 'orderDeadlines.payBy',
    defaultMessage: 'Pay by {time}; after that it is cancelled automatically.',
    description: 'Under the status of an unpaid order; the time is a date with a time of day.',
  }),
  confirmedAt: defineMessage<{ time: string }>({
    id: 'orderDeadlines.confirmedAt',
    defaultMessage: 'If you say nothing, it counts as received on {time}.',
    description: 'Under the status of a shipped order; the time is a date with a time of day.',
  }),
  reviewUntil: defineMessage<{ day: string }>({
    id: 'orderDeadlines.reviewUntil',
    defaultMessage: 'Review possible until {day}',
    description: 'One of the time limits of an order.',
  }),
  reviewOver: defineMessage<{ day: string }>({
    id: 'orderDeadlines.reviewOver',
    defaultMessage: 'Reviews were possible until {day}',
    description: 'One of the time limits of an order, over now.',
  }),
  returnUntil: defineMessage<{ day: string }>({
    id: 'orderDeadlines.returnUntil',
    defaultMessage: 'Return possible until {day}',
    description: 'One of the time limits of an order.',
  }),
  returnOver: defineMessage<{ day: string }>({
    id: 'orderDeadlines.returnOver',
    defaultMessage: 'Returns were possible until {day}',
    description: 'One of the time limits of an order, over now.',
  }),
  warrantyUntil: defineMessage<{ day: string }>({
    id: 'orderDeadlines.warrantyUntil',
    defaultMessage: 'Warranty can be registered until {day}',
    description: 'One of the time limits of an order.',
  }),
  warrantyOver: defineMessage<{ day: string }>({
    id: 'orderDeadlines.warrantyOver',
    defaultMessage: 'Warranty could be registered until {day}',
    description: 'One of the time limits of an order, over now.',
  }),
  withdrawalUntil: defineMessage<{ day: string }>({
    id: 'orderDeadlines.withdrawalUntil',
    defaultMessage: 'Withdrawal possible until {day}',
    description: 'One of the time limits of an order: the right to withdraw from a contract.',
  }),
  ...defineMessages({
    withdrawalOpen: {
      id: 'orderDeadlines.withdrawalOpen',
      defaultMessage: 'Withdrawal possible; the time for it begins on the day the parcel arrives',
      description: 'One of the time limits of an order that has not arrived yet.',
    },
    withdraw: {
      id: 'orderDeadlines.withdraw',
      defaultMessage: 'Withdraw from the contract here',
      description: 'Link from an order to the form that withdraws from the contract.',
    },
    over: {
      id: 'orderDeadlines.over',
      defaultMessage: 'Over:',
      description: 'Read out before a time limit that has passed.',
    },
  }),
};
