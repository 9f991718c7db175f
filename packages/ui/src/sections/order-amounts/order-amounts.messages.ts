import { defineMessages } from 'react-intl';

export const orderAmountsMessages = defineMessages({
  subtotal: {
    id: 'order-amounts.subtotal',
    defaultMessage: 'Subtotal',
    description: 'Row of the sums of a cart or an order.',
  },
  reduction: {
    id: 'order-amounts.reduction',
    defaultMessage: 'Spend & save discount',
    description: 'Row of the sums: what is taken off because the cart is worth enough.',
  },
  coupon: {
    id: 'order-amounts.coupon',
    defaultMessage: 'Coupon',
    description: 'Row of the sums: what a coupon takes off.',
  },
  shipping: {
    id: 'order-amounts.shipping',
    defaultMessage: 'Shipping',
    description: 'Row of the sums of a cart or an order.',
  },
  tax: {
    id: 'order-amounts.tax',
    defaultMessage: 'Tax',
    description: 'Row of the sums of a cart or an order.',
  },
  points: {
    id: 'order-amounts.points',
    defaultMessage: 'Points',
    description: 'Row of the sums: the points that goods for points cost.',
  },
  total: {
    id: 'order-amounts.total',
    defaultMessage: 'Total',
    description: 'Last row of the sums of a cart or an order.',
  },
  soFar: {
    id: 'order-amounts.so-far',
    defaultMessage: 'Estimated total',
    description: 'Last row of the sums of a cart, while shipping and tax are not known yet.',
  },
  later: {
    id: 'order-amounts.later',
    defaultMessage: 'once you enter an address',
    description: 'In place of tax and shipping while no address is known.',
  },
  unknown: {
    id: 'order-amounts.unknown',
    defaultMessage: 'unavailable',
    description: 'In place of tax and shipping when they could not be computed.',
  },
});
