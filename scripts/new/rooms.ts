// The files of the calls of one tag of the contract: the group of their URLs, their handlers and their cases.
export interface Room {
  readonly group: string;
  /** Below `packages/mock-server/src/operations/handlers`. */
  readonly handlers: string;
  /** Below `scripts/examples`. */
  readonly cases: string;
}

const site = { group: 'index', handlers: 'site.ts', cases: 'catalogue/home-cases.ts' };
const home = { group: 'index', handlers: 'home.ts', cases: 'catalogue/home-cases.ts' };

/** By tag; the event stream is the only call of its kind. */
export const rooms: Readonly<Record<string, Room>> = {
  home,
  'flash-sale': home,
  catalogue: { group: 'goods', handlers: 'catalogue.ts', cases: 'catalogue/catalogue-cases.ts' },
  site,
  support: { group: 'term', handlers: 'support.ts', cases: 'support/support-cases.ts' },
  mail: { group: 'index', handlers: 'mailings.ts', cases: 'mail/mail-cases.ts' },
  session: { group: 'login', handlers: 'session/session.ts', cases: 'session/session-cases.ts' },
  account: { group: 'order', handlers: 'account.ts', cases: 'account/account-cases.ts' },
  cart: { group: 'product', handlers: 'cart.ts', cases: 'cart/cart-cases.ts' },
  checkout: { group: 'product', handlers: 'checkout.ts', cases: 'checkout/checkout-cases.ts' },
  orders: { group: 'order', handlers: 'orders.ts', cases: 'orders/order-action-cases.ts' },
  reviews: { group: 'goods', handlers: 'reviews.ts', cases: 'reviews/review-cases.ts' },
  'free-tests': { group: 'order', handlers: 'rewards/free-tests.ts', cases: 'rewards/free-test-cases.ts' },
  'after-sales': { group: 'order', handlers: 'after-sales.ts', cases: 'after-sales/after-sales-cases.ts' },
  warranty: { group: 'order', handlers: 'warranty.ts', cases: 'after-sales/warranty-cases.ts' },
  rewards: { group: 'rate', handlers: 'rewards/promotions.ts', cases: 'rewards/promotion-cases.ts' },
};
