import { defineMessage, defineMessages } from 'react-intl';

export const bigSaleMessages = {
  text: defineMessage<{ days: number }>({
    id: 'bigSale.text',
    defaultMessage: 'Keep browsing. You can return anything within {days} days.',
    description: 'On the page of the big sale while it is closed or has no goods.',
  }),
  ...defineMessages({
    title: {
      id: 'bigSale.title',
      defaultMessage: 'Big sale',
      description: 'Title of the page of the big sale, where the shop has no words of its own for it.',
    },
    lead: {
      id: 'bigSale.lead',
      defaultMessage: 'Everything on sale right now.',
      description:
        'Under the title of the page of the big sale, where the shop has no words of its own for it.',
    },
    goods: {
      id: 'bigSale.goods',
      defaultMessage: 'Sale items',
      description: 'Name of the grid of goods on the page of the big sale, for screen readers.',
    },
    closed: {
      id: 'bigSale.closed',
      defaultMessage: 'There’s no big sale right now',
      description: 'Title of the page of the big sale while there is none.',
    },
    empty: {
      id: 'bigSale.empty',
      defaultMessage: 'Nothing is on sale right now',
      description: 'Title on the page of the big sale while it has no goods.',
    },
    all: {
      id: 'bigSale.all',
      defaultMessage: 'See all products',
      description: 'Link on the page of the big sale while it is closed or has no goods.',
    },
  }),
};
