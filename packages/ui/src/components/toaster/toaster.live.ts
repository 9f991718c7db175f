import type { LiveLinks } from '../../stories/live-links.ts';
import type { toasterStates } from './toaster.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const toasterLive = {
  spec: ['§2', '§8'],
  requirements: ['CART-04', 'CART-06', 'BEY-20', 'ERR-01', 'LAY-03', 'LAY-05', 'LAY-07'],
  states: {
    ServerMessage: {
      description: 'A toast shows a message of the server.',
      path: '/detail?id=1202',
      scenarios: 'net.maintenance',
      step: 'Add the goods to the cart.',
    },
    SessionExpired: {
      description: 'A toast says that the login expired.',
      path: '/login/login',
      scenarios: 'auth.expires-after:2',
      step: 'Log in as ada@example.com and look around: the login ends after two calls.',
    },
    NotLoggedIn: {
      description: 'A toast asks to log in first.',
      path: '/product/1',
      step: 'Press the icon of the account.',
    },
    AddedToCart: {
      description: 'A toast confirms that an item is in the cart.',
      path: '/detail?id=1202',
      scenarios: 'auth.customer,lang.de',
      step: 'Add the goods to the cart.',
    },
    CartAddFailed: {
      description: 'A toast says that an item could not be added to the cart.',
      path: '/detail?id=1202',
      scenarios: 'auth.customer,cart.add-failed',
      step: 'Add the goods to the cart.',
    },
    PartGone: {
      description: 'A toast says that a part of the page could not be loaded.',
      path: '/detail?id=1202',
      step: 'Block the file of the cart in the browser, and add the goods twice.',
    },
    CartDeleteFailed: {
      description: 'A toast says that an item could not be removed from the cart.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.delete-failed',
      step: 'Take a line out, and confirm it.',
    },
    CartFull: {
      description: 'A toast says that the cart is full.',
      path: '/detail?id=1202',
      step: 'Raise the quantity, and add goods until the cart holds no more.',
    },
    CartNotJoined: {
      description: "A toast says that the guest's cart could not be joined after logging in.",
      path: '/detail?id=1202',
      step: 'Add the goods to the cart, choose stock.out on the page of the mock server, and log in as ada@example.com.',
    },
    CartNotKept: {
      description: 'A toast says that the browser will forget the cart of a guest.',
      path: '/detail?id=1202',
      step: 'Block the cookies of the shop in the browser, and add the goods to the cart.',
    },
    CategoryFailed: {
      description: 'A toast says that a category could not be loaded.',
      path: '/product/1',
      scenarios: 'category.failed',
    },
    CouponFailed: {
      description: 'A toast says that a coupon could not be taken.',
      path: '/detail?id=1011',
      scenarios: 'auth.customer,coupon.server-error',
      step: 'Take a coupon.',
    },
    OutOfStock: {
      description: 'A toast says that the item is sold out.',
      path: '/detail?id=1202',
      scenarios: 'auth.customer,stock.drops-in-cart',
      step: 'Add the goods to the cart.',
    },
    ExceedsMaximum: {
      description: 'A toast says that the quantity is too large.',
      path: '/detail?id=1202',
      scenarios: 'auth.customer,stock.max',
      step: 'Type 99 as the quantity, and add the goods to the cart.',
    },
    TooFast: {
      description: 'A toast asks the customer to slow down.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.slow-edit',
      step: 'Change a quantity, and check out at once.',
    },
    EmptyCart: {
      description: 'A toast says that the cart is empty.',
      path: '/product/1?lang=en',
      scenarios: 'auth.customer,cart.empty',
      step: 'Open the cart in the header. Check out.',
    },
    CodeSent: {
      description: 'A toast says that the verification code is on its way.',
      path: '/login/register',
      step: 'Ask for a code.',
    },
    CodeFailed: {
      description: 'A toast says that the verification code could not be sent.',
      path: '/login/register',
      scenarios: 'register.code-failed',
      step: 'Ask for a code.',
    },
    Copied: {
      description: 'A toast confirms that a text was copied.',
      path: '/user/profile',
      scenarios: 'auth.customer',
      step: 'Press “Copy”.',
    },
    CopyFailed: {
      description: 'A toast says that a text could not be copied.',
      path: '/user/profile',
      scenarios: 'auth.customer',
      step: 'Forbid the clipboard and press “Copy”.',
    },
    OldestWishGone: {
      description: 'A toast says that the oldest wish was removed because the wishlist is full.',
      path: '/detail?id=1202',
      scenarios: 'auth.customer,wish.full',
      step: 'Press the heart.',
    },
    Removed: {
      description: 'A toast offers to put goods back into the cart.',
      path: '/car',
      scenarios: 'auth.customer,cart.many',
      step: 'Take a line out, and confirm it.',
    },
    RemovedWish: {
      description: 'A toast offers to put goods back on the wishlist.',
      path: '/wishlist',
      scenarios: 'auth.customer,wish.full',
      step: 'Press the heart of a card.',
    },
    RemovedFromComparison: {
      description: 'A toast offers to compare removed goods again.',
      path: '/compare?ids=1011,1091,2011',
      step: 'Remove goods from the comparison.',
    },
    RemovedAddress: {
      description: 'A toast offers to save a deleted address again.',
      path: '/user/address',
      scenarios: 'auth.customer',
      step: 'Delete an address.',
    },
    RemovedNotice: {
      description: 'A toast offers to request a canceled email again.',
      path: '/user/notices',
      scenarios: 'auth.customer,mail.alerts',
      step: 'Remove an alert.',
    },
    RemovedSaved: {
      description: 'A toast offers to save removed goods again.',
      path: '/car',
      scenarios: 'auth.customer,cart.saved',
      step: 'Remove saved goods.',
    },
    MovedToSaved: {
      description: 'A toast offers to put saved goods back into the cart.',
      path: '/car',
      scenarios: 'auth.customer,cart.many',
      step: 'Press “Save for later”.',
    },
    MovedToCart: {
      description: 'A toast offers to save goods again that went back to the cart.',
      path: '/car',
      scenarios: 'auth.customer,cart.saved',
      step: 'Press “Move to cart”.',
    },
    ComparisonCleared: {
      description: 'A toast offers to compare all removed goods again.',
      path: '/compare?ids=1011,1091,2011',
      step: 'Remove all goods from the comparison.',
    },
    LoggedOut: {
      description: 'A toast confirms the logout.',
      path: '/user/profile',
      scenarios: 'auth.customer',
      step: 'Log out.',
    },
    PaymentRedirecting: {
      description: 'A toast says that the payment page opens.',
      path: '/user/order/unpaid',
      scenarios: 'auth.customer,orders.empty,order.unpaid,pay.redirecting',
      step: 'Pay the order with a test card.',
    },
    StackOfThree: {
      description: 'Three toasts are stacked.',
      path: '/detail?id=1202',
      scenarios: 'auth.customer,cart.add-failed',
      step: 'Add the goods to the cart three times.',
    },
    Dismiss: {
      description: 'A toast can be closed.',
      path: '/product/1',
      step: 'Press the icon of the account. Take the message away.',
    },
    PausesOnHoverAndFocus: {
      description: 'A toast stays while the pointer or the focus is on it.',
      path: '/product/1',
      step: 'Press the icon of the account. Point at the message: it stays.',
    },
    Announced: {
      description: 'A screen reader announces a toast.',
      path: '/product/1',
      step: 'Press the icon of the account with a screen reader on.',
    },
    InsideDialog: {
      description: 'A toast appears above a dialog.',
      path: '/car',
      scenarios: 'auth.customer,cart.many,cart.delete-failed',
      step: 'Take a line out, and confirm it.',
    },
    LongTextDe: {
      description: 'A long German toast wraps.',
      path: '/detail?id=1202',
      scenarios: 'auth.customer,net.offline,lang.de',
      step: 'Add the goods to the cart.',
    },
  },
} as const satisfies LiveLinks<(typeof toasterStates)[number]>;
