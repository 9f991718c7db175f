import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import { refusalMessages } from './refusal.messages.ts';
import type { ToastMessage } from './toaster.states.ts';

export const toasterMessages = defineMessages({
  region: {
    id: 'toaster.region',
    defaultMessage: 'Notifications',
    description: 'Name of the corner where short messages appear.',
  },
  dismiss: {
    id: 'toaster.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Name of the button that takes a short message away.',
  },
  reload: {
    id: 'toaster.reload',
    defaultMessage: 'Reload',
    description: 'Button in the short message after a part of the shop was missing; loads the page again.',
  },
  toCart: {
    id: 'toaster.toCart',
    defaultMessage: 'View cart',
    description: 'Link in the short message after goods were added to the cart.',
  },
  undo: {
    id: 'toaster.undo',
    defaultMessage: 'Undo',
    description: 'Button in the short message after something was removed; puts it back.',
  },
});

/** By the list from which something was removed. */
export const removalMessages = {
  cart: defineMessage<{ name: string }>({
    id: 'toast.removed.cart',
    defaultMessage: 'Removed {name} from your cart',
    description: 'Short message after goods were removed from the cart, beside the button “Undo”.',
  }),
  wishlist: defineMessage<{ name: string }>({
    id: 'toast.removed.wishlist',
    defaultMessage: 'Removed {name} from your wishlist',
    description:
      'Short message after goods were removed on the page of the wishlist, beside the button “Undo”.',
  }),
  comparison: defineMessage<{ name: string }>({
    id: 'toast.removed.comparison',
    defaultMessage: 'Removed {name} from the comparison',
    description: 'Short message after goods were removed from the comparison, beside the button “Undo”.',
  }),
  notices: defineMessage<{ name: string }>({
    id: 'toast.removed.notices',
    defaultMessage: 'Removed the alert for {name}',
    description:
      'Short message after an email about goods was canceled in the account, beside the button “Undo”.',
  }),
  saved: defineMessage<{ name: string }>({
    id: 'toast.removed.saved',
    defaultMessage: 'Removed {name} from saved items',
    description: 'Short message after goods saved for later were removed, beside the button “Undo”.',
  }),
  addresses: defineMessage<{ name: string }>({
    id: 'toast.removed.addresses',
    defaultMessage: 'Deleted {name}’s address',
    description: 'Short message after a saved address was deleted in the account, beside the button “Undo”.',
  }),
};

/** By the list to which goods were moved. */
export const moveMessages = {
  saved: defineMessage<{ name: string }>({
    id: 'toast.moved.saved',
    defaultMessage: 'Saved {name} for later',
    description:
      'Short message after a line was taken out of the cart to buy it later, beside the button “Undo”.',
  }),
  cart: defineMessage<{ name: string }>({
    id: 'toast.moved.cart',
    defaultMessage: 'Moved {name} to your cart',
    description: 'Short message after saved goods were put back into the cart, beside the button “Undo”.',
  }),
};

export const toastMessages = {
  ...refusalMessages,
  ...defineMessages({
    sessionExpired: {
      id: 'toast.sessionExpired',
      defaultMessage: 'Your session has expired. Please log in again.',
      description: 'Short message before the login page opens.',
    },
    notLoggedIn: {
      id: 'toast.notLoggedIn',
      defaultMessage: 'You have not login yet, please login',
      description: 'Short message when a guest wants something of members. Fixed sentence.',
    },
    cartDeleteFailed: {
      id: 'toast.cartDeleteFailed',
      defaultMessage: 'Failed to delete, please try again later!',
      description: 'Short message after a line of the cart could not be deleted. Fixed sentence.',
    },
    partGone: {
      id: 'toast.partGone',
      defaultMessage: 'Part of the shop didn’t load. It may have just been updated. Reload the page.',
      description:
        'Short message after a part of the shop was missing a second time, beside a button that loads the page again.',
    },
    cartNotKept: {
      id: 'toast.cartNotKept',
      defaultMessage:
        'Your browser blocks cookies, so your cart is emptied when you reload or leave the shop.',
      description: 'Short message after a guest added goods to the cart in a browser that blocks cookies.',
    },
    cartNotJoined: {
      id: 'toast.cartNotJoined',
      defaultMessage: 'Some items couldn’t be moved to your cart. They’re unavailable, or your cart is full.',
      description: 'Short message after logging in, when not all that was chosen before came along.',
    },
    categoryFailed: {
      id: 'toast.categoryFailed',
      defaultMessage: 'Failed to request data, please try again later!',
      description: 'Short message after the categories could not be loaded. Fixed sentence.',
    },
    couponFailed: {
      id: 'toast.couponFailed',
      defaultMessage: 'Server error, please try again later!',
      description: 'Short message after a coupon could not be claimed. Fixed sentence.',
    },
    tooFast: {
      id: 'toast.tooFast',
      defaultMessage: 'One moment. We’re still saving your cart.',
      description: 'Short message after pressing checkout while a changed quantity is being saved.',
    },
    emptyCart: {
      id: 'toast.emptyCart',
      defaultMessage: 'There is no item in your cart, please go shopping!',
      description: 'Short message after pressing checkout with an empty cart. Fixed sentence.',
    },
    addedToCart: {
      id: 'toast.addedToCart',
      defaultMessage: 'Added to your cart',
      description: 'Short message after goods were added to the cart.',
    },
    paymentRedirecting: {
      id: 'toast.paymentRedirecting',
      defaultMessage: 'Payment page is redirecting',
      description: 'Short message before the payment page opens. Fixed sentence.',
    },
    networkFailed: {
      id: 'toast.networkFailed',
      defaultMessage: 'We can’t reach the shop. Check your connection and try again.',
      description: 'Short message after a request did not reach the server.',
    },
    timeout: {
      id: 'toast.timeout',
      defaultMessage: 'This is taking too long. Please try again.',
      description: 'Short message after a request took too long.',
    },
    unexpected: {
      id: 'toast.unexpected',
      defaultMessage: 'Something went wrong on our end. Please try again.',
      description: 'Short message after an answer the shop could not understand.',
    },
    languageFailed: {
      id: 'toast.languageFailed',
      defaultMessage: 'We couldn’t change the language. Please try again.',
      description: 'Short message after choosing a language failed.',
    },
    loggedOut: {
      id: 'toast.loggedOut',
      defaultMessage: 'You’re logged out',
      description: 'Short message after logging out.',
    },
    loggedIn: {
      id: 'toast.loggedIn',
      defaultMessage: 'You’re logged in',
      description: 'Short message after logging in.',
    },
    oldestWishGone: {
      id: 'toast.oldestWishGone',
      defaultMessage:
        'Your wishlist is full, so we removed the oldest item. Log in to save your wishlist to your account.',
      description: 'Short message after a visitor without a login wished for more than a device keeps.',
    },
    copied: {
      id: 'toast.copied',
      defaultMessage: 'Copied',
      description: 'Short message after something was copied.',
    },
    copyFailed: {
      id: 'toast.copyFailed',
      defaultMessage: 'We couldn’t copy it. Select the text and copy it yourself.',
      description: 'Short message after copying failed.',
    },
    codeSent: {
      id: 'toast.codeSent',
      defaultMessage: 'Verification code sent!',
      description: 'Short message after a code was sent by e-mail. Fixed sentence.',
    },
    codeFailed: {
      id: 'toast.codeFailed',
      defaultMessage: 'We couldn’t send the verification code. Please try again.',
      description: 'Short message after a code could not be sent.',
    },
    comparisonCleared: {
      id: 'toast.comparisonCleared',
      defaultMessage: 'Comparison cleared',
      description:
        'Short message after all goods were removed from the comparison, beside the button “Undo”.',
    },
  }),
} satisfies Record<ToastMessage, Sentence>;
