import { defineMessage, defineMessages } from 'react-intl';

export const pointsStoreMessages = {
  balance: defineMessage<{ points: number }>({
    id: 'pointsStore.balance',
    defaultMessage: 'You have {points, plural, one {# point} other {# points}}.',
    description: 'Under the title of the points store, for customers who are logged in.',
  }),
  ...defineMessages({
    title: {
      id: 'pointsStore.title',
      defaultMessage: 'Points store',
      description: 'Title of the points store.',
    },
    lead: {
      id: 'pointsStore.lead',
      defaultMessage: 'Redeem your points for headsets and mice. No money needed.',
      description: 'Under the title of the points store.',
    },
    link: {
      id: 'pointsStore.earn',
      defaultMessage: 'How to earn points',
      description: 'Link on the points store to the page about earning points.',
    },
    goods: {
      id: 'pointsStore.goods',
      defaultMessage: 'Products for points',
      description: 'Name of the grid of goods in the points store, for screen readers.',
    },
    empty: {
      id: 'pointsStore.empty',
      defaultMessage: 'Nothing in the points store right now',
      description: 'Title in the points store while it has no goods.',
    },
    emptyText: {
      id: 'pointsStore.emptyText',
      defaultMessage: 'Keep your points. New products are on the way.',
      description: 'Under the title of the empty points store.',
    },
  }),
};
