import { defineMessage, defineMessages } from 'react-intl';

export const tagMessages = {
  percent: defineMessage<{ percent: number }>({
    id: 'tag.percent',
    defaultMessage: '−{percent, number}%',
    description: 'On the picture of reduced goods: the discount.',
  }),
  amount: defineMessage<{ amount: string }>({
    id: 'tag.amount',
    defaultMessage: 'Save {amount}',
    description: 'On the picture of goods reduced by an amount of money.',
  }),
  ...defineMessages({
    new: { id: 'tag.new', defaultMessage: 'New', description: 'On the picture of new goods.' },
    free: { id: 'tag.free', defaultMessage: 'Free', description: 'On the picture of a free item.' },
    points: {
      id: 'tag.points',
      defaultMessage: 'Points',
      description: 'On the picture of goods paid with points.',
    },
    flash: {
      id: 'tag.flash',
      defaultMessage: 'Flash sale',
      description: 'On the picture of goods in the flash sale.',
    },
    deal: { id: 'tag.deal', defaultMessage: 'Deal', description: 'On the picture of reduced goods.' },
    soldOut: {
      id: 'tag.soldOut',
      defaultMessage: 'Sold out',
      description: 'On the picture of goods without stock.',
    },
  }),
};
