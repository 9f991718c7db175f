import { defineMessage, defineMessages } from 'react-intl';

const counted = {
  sold: defineMessage<{ percent: number; left: number }>({
    id: 'productBuyBox.sold',
    defaultMessage: '{percent, number}% sold, {left, number} left',
    description: 'Under the bar of a flash sale on a product page.',
  }),
  lowest: defineMessage<{ price: string; days: number }>({
    id: 'productBuyBox.lowest',
    defaultMessage: 'Lowest price in the last {days} days: {price}',
    description: 'Under a reduced price on a product page; price with its currency.',
  }),
  orPoints: defineMessage<{ points: number }>({
    id: 'productBuyBox.orPoints',
    defaultMessage: 'or {points, plural, one {# point} other {# points}}',
    description: 'Link under the price on a product page, to the same product for points.',
  }),
  lowStock: defineMessage<{ count: number }>({
    id: 'productBuyBox.lowStock',
    defaultMessage: '{count, plural, one {Only # left} other {Only # left}}',
    description: 'On a product page, when few pieces are in stock.',
  }),
  maximum: defineMessage<{ maximum: number }>({
    id: 'productBuyBox.maximum',
    defaultMessage: 'Up to {maximum, number} per order',
    description: 'On a product page: the most that may be ordered at once.',
  }),
  returns: defineMessage<{ days: number }>({
    id: 'productBuyBox.returns',
    defaultMessage: '{days, plural, one {#-day returns} other {#-day returns}}',
    description: 'On a product page: how long it may be returned.',
  }),
  warrantyYears: defineMessage<{ years: number }>({
    id: 'productBuyBox.warrantyYears',
    defaultMessage: '{years, plural, one {#-year warranty} other {#-year warranty}}',
    description: 'On a product page: how long the warranty lasts.',
  }),
  warrantyDays: defineMessage<{ days: number }>({
    id: 'productBuyBox.warrantyDays',
    defaultMessage: '{days, plural, one {#-day warranty} other {#-day warranty}}',
    description: 'On a product page: how long the warranty lasts.',
  }),
};

export const productBuyBoxMessages = {
  ...counted,
  ...defineMessages({
    quantity: {
      id: 'productBuyBox.quantity',
      defaultMessage: 'Quantity',
      description: 'Name of the number of pieces on a product page.',
    },
    add: {
      id: 'productBuyBox.add',
      defaultMessage: 'Add to cart',
      description: 'Button on a product page.',
    },
    buyNow: {
      id: 'productBuyBox.buyNow',
      defaultMessage: 'Buy now',
      description: 'Button on a product page: to the checkout with these goods alone.',
    },
    added: {
      id: 'productBuyBox.added',
      defaultMessage: 'Added to your cart.',
      description: 'On a product page, after adding.',
    },
    toCart: {
      id: 'productBuyBox.toCart',
      defaultMessage: 'View cart',
      description: 'Link on a product page, after adding.',
    },
    soldOut: {
      id: 'productBuyBox.soldOut',
      defaultMessage: 'Sold out',
      description: 'On a product page, when none is in stock.',
    },
    inStock: {
      id: 'productBuyBox.inStock',
      defaultMessage: 'In stock',
      description: 'On a product page, when many are in stock.',
    },
    flashEnded: {
      id: 'productBuyBox.flashEnded',
      defaultMessage: 'The flash sale has ended. This is the regular price.',
      description: 'Under the price on a product page whose sale ended.',
    },
    shipping: {
      id: 'productBuyBox.shipping',
      defaultMessage: 'Free, tracked shipping',
      description: 'On a product page: what comes with the goods.',
    },
  }),
};
