import { defineMessage, defineMessages } from 'react-intl';

export const orderDeadlinesMessages = {
  payBy: defineMessage<{ time: string }>({
    id: 'orderDeadlines.payBy',
    defaultMessage: 'Pay by {time}, or the order will be canceled.',
    description: 'Under the status of an unpaid order; the time is a date with a time of day.',
  }),
  confirmedAt: defineMessage<{ time: string }>({
    id: 'orderDeadlines.confirmedAt',
    defaultMessage: 'We’ll mark it as received on {time} unless you contact us.',
    description: 'Under the status of a shipped order; the time is a date with a time of day.',
  }),
  reviewUntil: defineMessage<{ day: string }>({
    id: 'orderDeadlines.reviewUntil',
    defaultMessage: 'Review by {day}',
    description: 'One of the time limits of an order.',
  }),
  reviewOver: defineMessage<{ day: string }>({
    id: 'orderDeadlines.reviewOver',
    defaultMessage: 'Reviews closed on {day}',
    description: 'One of the time limits of an order, over now.',
  }),
  returnUntil: defineMessage<{ day: string }>({
    id: 'orderDeadlines.returnUntil',
    defaultMessage: 'Return by {day}',
    description: 'One of the time limits of an order.',
  }),
  returnOver: defineMessage<{ day: string }>({
    id: 'orderDeadlines.returnOver',
    defaultMessage: 'The return window closed on {day}',
    description: 'One of the time limits of an order, over now.',
  }),
  warrantyUntil: defineMessage<{ day: string }>({
    id: 'orderDeadlines.warrantyUntil',
    defaultMessage: 'Register warranty by {day}',
    description: 'One of the time limits of an order.',
  }),
  warrantyOver: defineMessage<{ day: string }>({
    id: 'orderDeadlines.warrantyOver',
    defaultMessage: 'Warranty registration closed on {day}',
    description: 'One of the time limits of an order, over now.',
  }),
  withdrawalUntil: defineMessage<{ day: string }>({
    id: 'orderDeadlines.withdrawalUntil',
    defaultMessage: 'Withdraw by {day}',
    description: 'One of the time limits of an order: the right to withdraw from a contract.',
  }),
  withdrawalOpen: defineMessage<{ days: number }>({
    id: 'orderDeadlines.withdrawalOpen',
    defaultMessage: 'You can withdraw up to {days} days after your package arrives',
    description:
      'One of the time limits of an order that has not arrived yet: the right to withdraw from the contract.',
  }),
  ...defineMessages({
    rights: {
      id: 'orderDeadlines.rights',
      defaultMessage: 'Right of withdrawal and form',
      description:
        'Link from an order to the policy about the right of withdrawal, which has the model form.',
    },
    withdraw: {
      id: 'orderDeadlines.withdraw',
      defaultMessage: 'Withdraw from the contract here',
      description: 'Link from an order to the form that withdraws from the contract.',
    },
    over: {
      id: 'orderDeadlines.over',
      defaultMessage: 'Closed:',
      description: 'Read out before a time limit that has passed.',
    },
  }),
};
