import { defineMessages } from 'react-intl';

export const accountPointsMessages = defineMessages({
  title: {
    id: 'account-points.title',
    defaultMessage: 'My points',
    description: 'Title of the page of own points.',
  },
  list: {
    id: 'account-points.list',
    defaultMessage: 'Points history',
    description: 'Name of the list of changes of points, read out only.',
  },
  tabs: {
    id: 'account-points.tabs',
    defaultMessage: 'Filter points history',
    description: 'Name of the tabs over the changes of points, read out only.',
  },
  all: {
    id: 'account-points.tab-all',
    defaultMessage: 'All',
    description: 'Tab with all changes of points.',
  },
  earned: {
    id: 'account-points.tab-earned',
    defaultMessage: 'Earned',
    description: 'Tab with points that were earned.',
  },
  spent: {
    id: 'account-points.tab-spent',
    defaultMessage: 'Redeemed',
    description: 'Tab with points that were spent.',
  },
  earn: {
    id: 'account-points.earn',
    defaultMessage: 'How to earn points',
    description: 'Link from own points to how points are earned.',
  },
  store: {
    id: 'account-points.store',
    defaultMessage: 'Go to the points store',
    description: 'Link from own points to the points store.',
  },
  empty: {
    id: 'account-points.empty',
    defaultMessage: 'No points yet',
    description: 'Title of the empty list of changes of points.',
  },
  emptyText: {
    id: 'account-points.empty-text',
    defaultMessage: 'Visit daily, share reviews, and invite friends to earn points.',
    description: 'Under the title of the empty list of changes of points.',
  },
  emptySpent: {
    id: 'account-points.empty-spent',
    defaultMessage: 'No points redeemed yet',
    description: 'Title of the empty list of points that were spent.',
  },
  emptySpentText: {
    id: 'account-points.empty-spent-text',
    defaultMessage: 'Redeem your points in the points store.',
    description: 'Under the title of the empty list of points that were spent.',
  },
});
