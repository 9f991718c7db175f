import { defineMessages } from 'react-intl';

export const accountCouponsMessages = defineMessages({
  title: {
    id: 'account-coupons.title',
    defaultMessage: 'My coupons',
    description: 'Title of the list of own coupons.',
  },
  tabs: {
    id: 'account-coupons.tabs',
    defaultMessage: 'Coupons by status',
    description: 'Name of the tabs above the coupons, read out only.',
  },
  all: { id: 'account-coupons.tab-all', defaultMessage: 'All', description: 'Tab with all coupons.' },
  unused: {
    id: 'account-coupons.tab-unused',
    defaultMessage: 'Unused',
    description: 'Tab with the coupons that can be used.',
  },
  used: {
    id: 'account-coupons.tab-used',
    defaultMessage: 'Used',
    description: 'Tab with the coupons that were used.',
  },
  stale: {
    id: 'account-coupons.tab-stale',
    defaultMessage: 'Expired',
    description: 'Tab with the coupons that were not used in time.',
  },
  emptyAll: {
    id: 'account-coupons.empty-all',
    defaultMessage: 'No coupons yet',
    description: 'Title of the empty list of all coupons.',
  },
  emptyAllText: {
    id: 'account-coupons.empty-all-text',
    defaultMessage: 'You’ll find coupons on product pages, on the lucky wheel, and in raffles.',
    description: 'Under the title of the empty list of all coupons.',
  },
  emptyUnused: {
    id: 'account-coupons.empty-unused',
    defaultMessage: 'No coupons available',
    description: 'Title of the empty list of coupons that can be used.',
  },
  emptyUnusedText: {
    id: 'account-coupons.empty-unused-text',
    defaultMessage: 'You’ll find new ones on product pages and on the lucky wheel.',
    description: 'Under the title of the empty list of coupons that can be used.',
  },
  emptyUsed: {
    id: 'account-coupons.empty-used',
    defaultMessage: 'No used coupons yet',
    description: 'Title of the empty list of used coupons.',
  },
  emptyUsedText: {
    id: 'account-coupons.empty-used-text',
    defaultMessage: 'Choose a coupon at checkout, next to the order total.',
    description: 'Under the title of the empty list of used coupons.',
  },
  emptyStale: {
    id: 'account-coupons.empty-stale',
    defaultMessage: 'No expired coupons',
    description: 'Title of the empty list of coupons that ran out.',
  },
  emptyStaleText: {
    id: 'account-coupons.empty-stale-text',
    defaultMessage: 'None of your coupons has gone to waste.',
    description: 'Under the title of the empty list of coupons that ran out.',
  },
  shop: {
    id: 'account-coupons.shop',
    defaultMessage: 'Browse the shop',
    description: 'Button of an empty list of coupons, leads to all goods.',
  },
  toAll: {
    id: 'account-coupons.to-all',
    defaultMessage: 'All coupons',
    description: 'Button of an empty tab of coupons, leads to all of them.',
  },
  offers: {
    id: 'account-coupons.offers',
    defaultMessage: 'Available coupons',
    description: 'Over coupons that the customer can take now.',
  },
});
