import { defineMessage, defineMessages } from 'react-intl';

export const cartMessages = {
  count: defineMessage<{ count: number }>({
    id: 'cart.count',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
    description: 'Beside the title of the cart: how many pieces are in it.',
  }),
  confirmText: defineMessage<{ name: string }>({
    id: 'cart.confirm-text',
    defaultMessage: '{name} will be removed from your cart.',
    description: 'In the dialog that asks before goods are taken out of the cart.',
  }),
  promises: defineMessage<{ days: number; years: number }>({
    id: 'cart.promises',
    defaultMessage: '{days}-day returns · {years, plural, one {#-year} other {#-year}} warranty',
    description: 'Line under the sums of the cart.',
  }),
  ...defineMessages({
    costs: {
      id: 'cart.costs',
      defaultMessage: 'Shipping costs and taxes',
      description: 'Link under the totals of the cart to the shipping policy.',
    },
    title: { id: 'cart.title', defaultMessage: 'Cart', description: 'Title of the cart page.' },
    buyNowTitle: {
      id: 'cart.buy-now-title',
      defaultMessage: 'Buy now',
      description: 'Title of the cart page when one item is bought at once.',
    },
    buyNowNote: {
      id: 'cart.buy-now-note',
      defaultMessage: 'You’re buying just this item.',
      description: 'Above the line of a direct purchase.',
    },
    pointsTitle: {
      id: 'cart.points-title',
      defaultMessage: 'Redeem points',
      description: 'Title of the cart page when points are redeemed for one item at once.',
    },
    pointsNote: {
      id: 'cart.points-note',
      defaultMessage: 'You’re redeeming points for just this item.',
      description: 'Above the line of an item for which points are redeemed at once.',
    },
    lines: {
      id: 'cart.lines',
      defaultMessage: 'Items',
      description: 'Title of the list of items in the cart.',
    },
    checkout: {
      id: 'cart.checkout',
      defaultMessage: 'Checkout',
      description: 'Button that leads from the cart to the address.',
    },
    guestNote: {
      id: 'cart.guest-note',
      defaultMessage: 'You’ll log in at checkout. We’ll keep your cart.',
      description: 'Under the checkout button for guests.',
    },
    empty: {
      id: 'cart.empty',
      defaultMessage: 'Your cart is empty',
      description: 'Title of the empty cart.',
    },
    buyNowEmpty: {
      id: 'cart.buy-now-empty',
      defaultMessage: 'There’s nothing to buy now',
      description: 'Title of the page of a direct purchase without an item.',
    },
    buyNowEmptyText: {
      id: 'cart.buy-now-empty-text',
      defaultMessage:
        'It may have been ordered or removed already. Your cart is separate and hasn’t changed.',
      description: 'Under the title of a direct purchase without an item. A link to the cart follows.',
    },
    emptyText: {
      id: 'cart.empty-text',
      defaultMessage: 'There is no item in your cart, please go shopping!',
      description: 'Under the title of the empty cart. The English sentence is fixed.',
    },
    shop: {
      id: 'cart.shop',
      defaultMessage: 'Browse the shop',
      description: 'Button of the empty cart, leads to all goods.',
    },
    confirmTitle: {
      id: 'cart.confirm-title',
      defaultMessage: 'Remove from cart?',
      description: 'Title of the dialog before deleting.',
    },
    confirmDelete: {
      id: 'cart.confirm-delete',
      defaultMessage: 'Remove',
      description: 'Button that deletes the item.',
    },
    keep: { id: 'cart.keep', defaultMessage: 'Keep', description: 'Button that keeps the item in the cart.' },
    deleteFailed: {
      id: 'cart.delete-failed',
      defaultMessage: 'Failed to delete, please try again later!',
      description: 'In the dialog when deleting failed. The English sentence is fixed.',
    },
  }),
};
