import type { LiveLinks } from '../../stories/live-links.ts';
import type { toasterStates } from './toaster.states.ts';

/** Where the running shop shows the state of each story. */
export const toasterLive = {
  spec: ['§2', '§8'],
  requirements: ['CART-04', 'CART-06', 'ERR-01', 'LAY-03', 'LAY-05', 'LAY-07'],
  states: {
    ServerMessage: {
      path: '/detail?id=1202',
      scenarios: 'net.maintenance',
      step: 'Add the goods to the cart.',
    },
    SessionExpired: {
      path: '/login/login',
      scenarios: 'auth.expires-after:2',
      step: 'Log in as ada@example.com and look around: the login ends after two calls.',
    },
    NotLoggedIn: { path: '/product/1', step: 'Press the icon of the account.' },
    AddedToCart: {
      path: '/detail?id=1202',
      scenarios: 'auth.customer,lang.de',
      step: 'Add the goods to the cart.',
    },
    CartAddFailed: {
      path: '/detail?id=1202',
      scenarios: 'auth.customer,cart.add-failed',
      step: 'Add the goods to the cart.',
    },
    PartGone: {
      path: '/detail?id=1202',
      step: 'Block the file of the cart in the browser, and add the goods twice.',
    },
    CartDeleteFailed: {
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.delete-failed',
      step: 'Take a line out, and confirm it.',
    },
    CartFull: {
      path: '/detail?id=1202',
      step: 'Raise the quantity, and add goods until the cart holds no more.',
    },
    CartNotJoined: {
      path: '/detail?id=1202',
      step: 'Add the goods to the cart, choose stock.out on the page of the mock server, and log in as ada@example.com.',
    },
    CategoryFailed: { path: '/product/1', scenarios: 'category.failed' },
    CouponFailed: {
      path: '/detail?id=1011',
      scenarios: 'auth.customer,coupon.server-error',
      step: 'Take a coupon.',
    },
    OutOfStock: {
      path: '/detail?id=1202',
      scenarios: 'auth.customer,stock.drops-in-cart',
      step: 'Add the goods to the cart.',
    },
    ExceedsMaximum: {
      path: '/detail?id=1202',
      scenarios: 'auth.customer,stock.max',
      step: 'Type 99 as the quantity, and add the goods to the cart.',
    },
    TooFast: {
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.slow-edit',
      step: 'Change a quantity, and check out at once.',
    },
    EmptyCart: {
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.empty',
      step: 'Open the cart in the header. Check out.',
    },
    KeywordMissing: { path: '/product/1', step: 'Open the search in the header. Search for nothing.' },
    CodeSent: { path: '/login/register', step: 'Ask for a code.' },
    CodeFailed: { path: '/login/register', scenarios: 'register.code-failed', step: 'Ask for a code.' },
    Copied: { path: '/user/profile', scenarios: 'auth.customer', step: 'Press “Copy”.' },
    CopyFailed: {
      path: '/user/profile',
      scenarios: 'auth.customer',
      step: 'Forbid the clipboard and press “Copy”.',
    },
    OldestWishGone: {
      path: '/detail?id=1202',
      scenarios: 'auth.customer,wish.full',
      step: 'Press the heart.',
    },
    LoggedOut: { path: '/user/profile', scenarios: 'auth.customer', step: 'Log out.' },
    PaymentRedirecting: {
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.redirecting',
      step: 'Pay the order with a test card.',
    },
    StackOfThree: {
      path: '/detail?id=1202',
      scenarios: 'auth.customer,cart.add-failed',
      step: 'Add the goods to the cart three times.',
    },
    Dismiss: { path: '/product/1', step: 'Press the icon of the account. Take the message away.' },
    PausesOnHoverAndFocus: {
      path: '/product/1',
      step: 'Press the icon of the account. Point at the message: it stays.',
    },
    Announced: { path: '/product/1', step: 'Press the icon of the account with a screen reader on.' },
    InsideDialog: {
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.delete-failed',
      step: 'Take a line out, and confirm it.',
    },
    LongTextDe: {
      path: '/detail?id=1202',
      scenarios: 'auth.customer,net.offline,lang.de',
      step: 'Add the goods to the cart.',
    },
  },
} as const satisfies LiveLinks<(typeof toasterStates)[number]>;
