import { defineMessage, defineMessages } from 'react-intl';

export const redeemDialogMessages = {
  title: defineMessage<{ name: string }>({
    id: 'redeemDialog.title',
    defaultMessage: 'Swap points for {name}?',
    description: 'Title of the question before points are swapped; {name} is the goods.',
  }),
  text: defineMessage<{ points: number; left: number }>({
    id: 'redeemDialog.text',
    defaultMessage:
      'It costs {points, plural, one {# point} other {# points}}, so {left, plural, =0 {none are} one {# is} other {# are}} left. Next you say where it goes; until you order, nothing is taken.',
    description: 'The question before points are swapped: what it costs and what stays.',
  }),
  costs: defineMessage<{ points: number }>({
    id: 'redeemDialog.costs',
    defaultMessage:
      'It costs {points, plural, one {# point} other {# points}}. Next you say where it goes; until you order, nothing is taken.',
    description: 'The question before points are swapped, while nobody knows how many the customer has.',
  }),
  missing: defineMessage<{ points: number }>({
    id: 'redeemDialog.missing',
    defaultMessage: 'You are {points, plural, one {# point} other {# points}} short of it.',
    description: 'In place of the question when the customer has too few points by now.',
  }),
  ...defineMessages({
    confirm: {
      id: 'redeemDialog.confirm',
      defaultMessage: 'Swap',
      description: 'Button that swaps points for goods.',
    },
    keep: {
      id: 'redeemDialog.keep',
      defaultMessage: 'Keep my points',
      description: 'Button that leaves the question about swapping points.',
    },
    done: {
      id: 'redeemDialog.done',
      defaultMessage: 'It is yours: we are taking you to the address.',
      description: 'After points have been swapped, while the next page is on its way.',
    },
  }),
};
