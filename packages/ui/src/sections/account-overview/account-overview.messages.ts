import { defineMessage, defineMessages } from 'react-intl';

export const accountOverviewMessages = {
  more: defineMessage<{ name: string; count: number }>({
    id: 'accountOverview.more',
    defaultMessage: '{name} and {count, plural, one {# other item} other {# other items}}',
    description: 'The products of an order on the overview of the account: the first one, and how many more.',
  }),
  coupons: defineMessage<{ count: number }>({
    id: 'accountOverview.coupons',
    defaultMessage: '{count, plural, =0 {No coupons} one {# coupon} other {# coupons}}',
    description: 'How many coupons can be used, on the overview of the account.',
  }),
  expires: defineMessage<{ count: number; day: string }>({
    id: 'accountOverview.expires',
    defaultMessage: '{count, plural, one {Valid through {day}} other {The first expires on {day}}}',
    description: 'Under the number of coupons: the last day of the one that expires first.',
  }),
  ...defineMessages({
    help: {
      id: 'accountOverview.help',
      defaultMessage: 'Need help? Email',
      description: 'In the account, after a greeting; the email address for this customer follows.',
    },
    label: {
      id: 'accountOverview.label',
      defaultMessage: 'Overview',
      description: 'Name of the overview of the account, for screen readers.',
    },
    current: {
      id: 'accountOverview.current',
      defaultMessage: 'Current order',
      description: 'Title over an order that is not finished yet.',
    },
    latest: {
      id: 'accountOverview.latest',
      defaultMessage: 'Latest order',
      description: 'Title over the latest order if no order is in progress.',
    },
    noOrders: {
      id: 'accountOverview.noOrders',
      defaultMessage: 'You haven’t ordered anything yet.',
      description: 'On the overview of the account, instead of an order.',
    },
    browse: {
      id: 'accountOverview.browse',
      defaultMessage: 'Browse all products',
      description: 'Link on the overview of the account, for a customer without orders.',
    },
    details: {
      id: 'accountOverview.details',
      defaultMessage: 'Order details',
      description: 'Link to the order on the overview of the account.',
    },
    orders: {
      id: 'accountOverview.orders',
      defaultMessage: 'Your orders',
      description: 'Link to all orders, if the overview of the account could not load one.',
    },
    pointsTitle: {
      id: 'accountOverview.pointsTitle',
      defaultMessage: 'Points',
      description: 'Title over the balance of points.',
    },
    spend: {
      id: 'accountOverview.spend',
      defaultMessage: 'Spend points',
      description: 'Link from the balance of points to the points store.',
    },
    couponsTitle: {
      id: 'accountOverview.couponsTitle',
      defaultMessage: 'Coupons',
      description: 'Title over the number of coupons.',
    },
    allCoupons: {
      id: 'accountOverview.allCoupons',
      defaultMessage: 'View coupons',
      description: 'Link from the number of coupons to the coupons.',
    },
  }),
};
