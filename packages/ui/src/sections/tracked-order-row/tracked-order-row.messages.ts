import { defineMessage } from 'react-intl';

export const trackedOrderRowMessages = {
  goods: defineMessage<{ name: string; more: number }>({
    id: 'trackedOrderRow.goods',
    defaultMessage: '{more, plural, =0 {{name}} one {{name} and # more} other {{name} and # more}}',
    description: 'What an order contains: the name of its first goods, and how many other goods there are.',
  }),
};
