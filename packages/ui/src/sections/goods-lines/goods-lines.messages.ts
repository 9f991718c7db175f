import { defineMessage } from 'react-intl';

export const goodsLinesMessages = {
  pieces: defineMessage<{ count: number }>({
    id: 'goodsLines.pieces',
    defaultMessage: '{count, plural, one {Qty #} other {Qty #}}',
    description: 'Under the name of goods: how many pieces of them.',
  }),
};
