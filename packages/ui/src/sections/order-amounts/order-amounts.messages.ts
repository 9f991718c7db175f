import { defineMessage, defineMessages } from 'react-intl';

const includedVat = defineMessage<{ amount: string }>({
  id: 'order-amounts.included-tax',
  defaultMessage: 'Includes {amount} VAT',
  description: 'Under the total of an order whose prices include value added tax: how much of it is tax.',
});

/** How much of the prices is tax, by the kind of the tax; a country without one calls it VAT. */
export const includedTaxMessages = {
  vat: includedVat,
  sales: includedVat,
  gst: defineMessage<{ amount: string }>({
    id: 'order-amounts.included-gst',
    defaultMessage: 'Includes {amount} GST',
    description: 'Under the total of an order to a country with a goods and services tax, such as Australia.',
  }),
  consumption: defineMessage<{ amount: string }>({
    id: 'order-amounts.included-consumption-tax',
    defaultMessage: 'Includes {amount} consumption tax',
    description: 'Under the total of an order to Japan.',
  }),
};

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
  bundle: {
    id: 'order-amounts.bundle',
    defaultMessage: 'Set discount',
    description: 'Row of the sums: what is taken off because goods of the cart cost less together.',
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
    description: 'Row of the sums of an order outside the United States, when the shop adds a tax.',
  },
  salesTax: {
    id: 'order-amounts.sales-tax',
    defaultMessage: 'Sales tax',
    description: 'Row of the sums of an order that ships to the United States.',
  },
  points: {
    id: 'order-amounts.points',
    defaultMessage: 'Points',
    description: 'Row of the sums: the points that goods for points cost.',
  },
  total: {
    id: 'order-amounts.total',
    defaultMessage: 'Total',
    description: 'Last row of the sums of an order.',
  },
  soFar: {
    id: 'order-amounts.so-far',
    defaultMessage: 'Estimated total',
    description: 'Last row of the sums of a cart, while tax is not known yet.',
  },
  vat: {
    id: 'order-amounts.vat',
    defaultMessage: 'Sales tax is added for US addresses. Elsewhere, prices include tax.',
    description: 'Under the sums of a cart or an order while its country is unknown.',
  },
  later: {
    id: 'order-amounts.later',
    defaultMessage: 'To be calculated',
    description: 'In place of the amount of sales tax, which needs the whole address.',
  },
  unknown: {
    id: 'order-amounts.unknown',
    defaultMessage: 'unavailable',
    description: 'In place of the amount of sales tax when it could not be computed.',
  },
});

const totals = defineMessages({
  withVat: {
    id: 'order-amounts.total-with-vat',
    defaultMessage: 'Total (incl. VAT)',
    description:
      'Last row of the sums of an order outside the United States, whose prices include value added tax.',
  },
  withGst: {
    id: 'order-amounts.total-with-gst',
    defaultMessage: 'Total (incl. GST)',
    description:
      'Last row of the sums of an order to a country with a goods and services tax, such as Australia.',
  },
  withConsumptionTax: {
    id: 'order-amounts.total-with-consumption-tax',
    defaultMessage: 'Total (incl. consumption tax)',
    description: 'Last row of the sums of an order to Japan.',
  },
});

/** The label of a total that includes tax, by the kind of the tax. */
export const totalMessages = {
  vat: totals.withVat,
  sales: totals.withVat,
  gst: totals.withGst,
  consumption: totals.withConsumptionTax,
};
