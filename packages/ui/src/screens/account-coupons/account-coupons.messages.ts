import { defineMessages } from 'react-intl';

export const accountCouponsMessages = defineMessages({
  title: {
    id: 'account-coupons.title',
    defaultMessage: 'My coupons',
    description: 'Title of the list of own coupons.',
  },
  tabs: {
    id: 'account-coupons.tabs',
    defaultMessage: 'Coupons by state',
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
    defaultMessage: 'Coupons wait on product pages, on the wheel and in raffles.',
    description: 'Under the title of the empty list of all coupons.',
  },
  emptyUnused: {
    id: 'account-coupons.empty-unused',
    defaultMessage: 'Nothing left to use',
    description: 'Title of the empty list of coupons that can be used.',
  },
  emptyUnusedText: {
    id: 'account-coupons.empty-unused-text',
    defaultMessage: 'New ones wait on product pages and on the wheel.',
    description: 'Under the title of the empty list of coupons that can be used.',
  },
  emptyUsed: {
    id: 'account-coupons.empty-used',
    defaultMessage: 'None used so far',
    description: 'Title of the empty list of used coupons.',
  },
  emptyUsedText: {
    id: 'account-coupons.empty-used-text',
    defaultMessage: 'You choose a coupon at the checkout, beside the total.',
    description: 'Under the title of the empty list of used coupons.',
  },
  emptyStale: {
    id: 'account-coupons.empty-stale',
    defaultMessage: 'Nothing has expired',
    description: 'Title of the empty list of coupons that ran out.',
  },
  emptyStaleText: {
    id: 'account-coupons.empty-stale-text',
    defaultMessage: 'Well timed: none of your coupons went to waste.',
    description: 'Under the title of the empty list of coupons that ran out.',
  },
  shop: {
    id: 'account-coupons.shop',
    defaultMessage: 'Look around',
    description: 'Button of an empty list of coupons, leads to all goods.',
  },
  toAll: {
    id: 'account-coupons.to-all',
    defaultMessage: 'All coupons',
    description: 'Button of an empty tab of coupons, leads to all of them.',
  },
  offers: {
    id: 'account-coupons.offers',
    defaultMessage: 'Yours to take',
    description: 'Over coupons that the customer can take now.',
  },
});
