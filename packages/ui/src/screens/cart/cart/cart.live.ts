import type { LiveLinks } from '../../../stories/live-links.ts';
import type { cartStates } from './cart.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const cartLive = {
  spec: ['§2', '§5', '§8', '§9'],
  requirements: ['CART-01', 'CART-02', 'CART-03', 'CART-04', 'CART-05', 'CART-07', 'NAV-13', 'BEY-33'],
  states: {
    Loading: {
      description: 'The cart loads.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,net.slow3g',
    },
    Empty: {
      description: 'The cart is empty and offers to shop.',
      path: '/car',
      scenarios: 'auth.customer,cart.empty',
    },
    OneItem: { description: 'The cart has one item.', path: '/car', scenarios: 'auth.customer,cart.one' },
    Many: { description: 'The cart has many items.', path: '/car', scenarios: 'auth.customer,cart.many' },
    QuantityPending: {
      description: 'The cart saves a changed quantity.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.slow-edit',
      step: 'Change a quantity.',
    },
    TooFast: {
      description: 'The customer pressed checkout before the quantity was saved.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.slow-edit',
      step: 'Change a quantity, then press the button to the checkout at once.',
    },
    AtMaximum: {
      description: 'The quantity is at its maximum.',
      path: '/car',
      scenarios: 'auth.customer,cart.one,stock.max',
      step: 'Raise the quantity as far as it goes.',
    },
    ExceedsMaximum: {
      description: 'The quantity is above the maximum.',
      path: '/car',
      scenarios: 'auth.customer,cart.one,stock.max',
      step: 'Type 99 as the quantity.',
    },
    OutOfStock: {
      description: 'An item in the cart is sold out.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,stock.out',
    },
    FreeItem: {
      description: 'An item in the cart is free.',
      path: '/car',
      scenarios: 'auth.customer,cart.ineligible',
    },
    PointsItem: {
      description: 'An item in the cart is paid with points.',
      path: '/car',
      scenarios: 'auth.customer,cart.ineligible',
    },
    RebateItem: {
      description: 'An item in the cart has a rebate.',
      path: '/car',
      scenarios: 'auth.customer,cart.ineligible',
    },
    FlashItem: {
      description: 'An item in the cart has the price of the flash sale.',
      path: '/car',
      scenarios: 'auth.customer,cart.ineligible',
    },
    NotEligibleForReduction: {
      description: 'The items do not count for spend and save.',
      path: '/car',
      scenarios: 'auth.customer,cart.ineligible',
    },
    ReductionNone: {
      description: 'The cart is below the first step of spend and save.',
      path: '/car',
      scenarios: 'auth.customer,cart.tier-0',
    },
    Reduction2: {
      description: 'The cart saves $2 with spend and save.',
      path: '/car',
      scenarios: 'auth.customer,cart.tier-30',
    },
    Reduction5: {
      description: 'The cart saves $5 with spend and save.',
      path: '/car',
      scenarios: 'auth.customer,cart.tier-60',
    },
    Reduction10: {
      description: 'The cart saves $10 with spend and save.',
      path: '/car',
      scenarios: 'auth.customer,cart.tier-120',
    },
    Reduction15: {
      description: 'The cart saves $15 with spend and save.',
      path: '/car',
      scenarios: 'auth.customer,cart.tier-180',
    },
    Reduction20: {
      description: 'The cart saves $20 with spend and save.',
      path: '/car',
      scenarios: 'auth.customer,cart.tier-240',
    },
    Reduction25: {
      description: 'The cart saves $25 with spend and save.',
      path: '/car',
      scenarios: 'auth.customer,cart.tier-300',
    },
    Reduction30Complete: {
      description: 'The cart reached the last step of spend and save, $30.',
      path: '/car',
      scenarios: 'auth.customer,cart.tier-360',
    },
    ConfirmDelete: {
      description: 'The cart asks before it removes an item.',
      path: '/car',
      scenarios: 'auth.customer,cart.many',
      step: 'Delete a line.',
    },
    DeleteFailed: {
      description: 'An item could not be removed from the cart.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.delete-failed',
      step: 'Delete a line and confirm it.',
    },
    LoadFailed: {
      description: 'The cart could not be loaded.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,net.offline',
    },
    Guest: {
      description: 'The cart of a visitor who is not logged in.',
      path: '/detail?id=1011',
      step: 'Add it to the cart, then open the cart.',
    },
    BuyNow: {
      description: 'Buy now skips the cart with one item.',
      path: '/detail?id=1011',
      step: 'Press Buy now.',
    },
    BuyNowEmpty: {
      description: 'Nothing is left to buy now; the cart is another one.',
      path: '/car?cartype=2',
      scenarios: 'auth.customer,cart.many',
    },
    SessionExpired: {
      description: 'The login expired while the customer was in the cart.',
      path: '/login/login',
      scenarios: 'auth.expires-after:2,cart.many',
      step: 'Log in as ada@example.com and open the cart: the login ends after two calls.',
    },
    CheckoutEmpty: {
      description: 'The customer pressed checkout with an empty cart.',
      path: '/car',
      scenarios: 'auth.customer,cart.empty',
    },
    UnpaidOrder: {
      description: 'The cart reminds of an order that is not paid.',
      path: '/car',
      scenarios: 'auth.customer,cart.one',
    },
    EmptyWithUnpaidOrder: {
      description: 'The goods have left the cart with an order that is not paid.',
      path: '/car',
      scenarios: 'auth.customer,cart.empty',
    },
    WholeSet: {
      description: 'Goods of the cart cost less together, and others would.',
      path: '/car',
      scenarios: 'auth.customer,cart.bundle',
    },
    SavedForLater: {
      description: 'Below the cart are goods that the customer has saved for later.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.saved',
    },
    SavedOutOfStock: {
      description: 'Goods saved for later are sold out.',
      path: '/car',
      scenarios: 'auth.customer,cart.one,cart.saved',
    },
    SavedMoving: {
      description: 'Saved goods move back to the cart.',
      path: '/car',
      scenarios: 'auth.customer,cart.one,cart.saved,net.slow3g',
      step: 'Press “Move to cart”.',
    },
    SavedLoadFailed: {
      description: 'The goods saved for later could not be loaded.',
      path: '/car',
      scenarios: 'auth.customer,cart.one,cart.saved',
    },
    EmptyWithSaved: {
      description: 'The cart is empty, and goods are saved for later.',
      path: '/car',
      scenarios: 'auth.customer,cart.empty,cart.saved',
    },
    SavedGuest: {
      description: 'A visitor without a login has saved goods for later.',
      path: '/detail?id=1011',
      step: 'Add it to the cart, open the cart, and press “Save for later”.',
    },
    SavedGerman: {
      description: 'Goods saved for later in German.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.saved,lang.de',
    },
    SavedJapanese: {
      description: 'Goods saved for later in Japanese.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.saved,lang.ja',
    },
    LongNamesDe: {
      description: 'Long German product names wrap in the cart.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,data.long-text,lang.de',
    },
  },
} as const satisfies LiveLinks<(typeof cartStates)[number]>;
