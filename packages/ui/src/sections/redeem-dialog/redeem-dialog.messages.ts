import { defineMessage, defineMessages } from 'react-intl';

export const redeemDialogMessages = {
  title: defineMessage<{ name: string }>({
    id: 'redeemDialog.title',
    defaultMessage: 'Redeem points for {name}?',
    description: 'Title of the question before points are redeemed; {name} is the goods.',
  }),
  text: defineMessage<{ points: number; left: number }>({
    id: 'redeemDialog.text',
    defaultMessage:
      '{points, plural, one {This costs # point} other {This costs # points}} and leaves you with {left, plural, =0 {none} one {#} other {#}}. We only deduct them when you place the order. Next, enter your shipping address.',
    description: 'The question before points are redeemed: the cost and the balance after it.',
  }),
  costs: defineMessage<{ points: number }>({
    id: 'redeemDialog.costs',
    defaultMessage:
      '{points, plural, one {This costs # point.} other {This costs # points.}} We only deduct them when you place the order. Next, enter your shipping address.',
    description: 'The question before points are redeemed, while the customer’s balance is unknown.',
  }),
  missing: defineMessage<{ points: number }>({
    id: 'redeemDialog.missing',
    defaultMessage: '{points, plural, one {You need # more point.} other {You need # more points.}}',
    description: 'In place of the question when the customer has too few points by now.',
  }),
  ...defineMessages({
    confirm: {
      id: 'redeemDialog.confirm',
      defaultMessage: 'Redeem',
      description: 'Button that swaps points for goods.',
    },
    keep: {
      id: 'redeemDialog.keep',
      defaultMessage: 'Keep my points',
      description: 'Button that closes the question before points are redeemed.',
    },
    done: {
      id: 'redeemDialog.done',
      defaultMessage: 'Next, your shipping address.',
      description: 'After points were redeemed, while the next page is loading.',
    },
  }),
};
