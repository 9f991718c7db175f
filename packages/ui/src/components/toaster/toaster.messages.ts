import { defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import { refusalWords } from './refusal.messages.ts';
import type { ToastMessage } from './toaster.states.ts';

export const toasterMessages = defineMessages({
  region: {
    id: 'toaster.region',
    defaultMessage: 'Messages',
    description: 'Name of the corner where short messages appear.',
  },
  dismiss: {
    id: 'toaster.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Name of the button that takes a short message away.',
  },
  reload: {
    id: 'toaster.reload',
    defaultMessage: 'Load again',
    description: 'Button in the short message after a part of the shop was missing; loads the page again.',
  },
  toCart: {
    id: 'toaster.toCart',
    defaultMessage: 'To the cart',
    description: 'Link in the short message after goods were added to the cart.',
  },
});

export const toastWords = {
  ...refusalWords,
  ...defineMessages({
    sessionExpired: {
      id: 'toast.sessionExpired',
      defaultMessage: 'Your login has ended. Please log in again.',
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
      defaultMessage:
        'A part of the shop did not arrive. Perhaps it is new since you came: load the page again.',
      description:
        'Short message after a part of the shop was missing a second time, beside a button that loads the page again.',
    },
    cartNotJoined: {
      id: 'toast.cartNotJoined',
      defaultMessage:
        'Some items could not be moved to your cart: they are sold out or no longer sold, or the cart is full.',
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
      defaultMessage: 'That was a little too fast. Your cart is still being saved.',
      description: 'Short message after pressing checkout while a changed quantity is being saved.',
    },
    emptyCart: {
      id: 'toast.emptyCart',
      defaultMessage: 'There is no item in your cart, please go shopping!',
      description: 'Short message after pressing checkout with an empty cart. Fixed sentence.',
    },
    keywordMissing: {
      id: 'toast.keywordMissing',
      defaultMessage: 'Please enter keyword to search!',
      description: 'Short message after searching for nothing. Fixed sentence.',
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
      defaultMessage: 'No connection to the shop. Please check your network and try again.',
      description: 'Short message after a request did not reach the server.',
    },
    timeout: {
      id: 'toast.timeout',
      defaultMessage: 'The shop did not answer in time. Please try again.',
      description: 'Short message after a request took too long.',
    },
    unexpected: {
      id: 'toast.unexpected',
      defaultMessage: 'Something went wrong on our side. Please try again.',
      description: 'Short message after an answer the shop could not understand.',
    },
    languageFailed: {
      id: 'toast.languageFailed',
      defaultMessage: 'The language could not be changed. Please try again.',
      description: 'Short message after choosing a language failed.',
    },
    loggedOut: {
      id: 'toast.loggedOut',
      defaultMessage: 'You are logged out',
      description: 'Short message after logging out.',
    },
    loggedIn: {
      id: 'toast.loggedIn',
      defaultMessage: 'You are logged in',
      description: 'Short message after logging in.',
    },
    oldestWishGone: {
      id: 'toast.oldestWishGone',
      defaultMessage:
        'Your wishlist is full, so the oldest wish made room. Log in to keep your wishes in your account.',
      description: 'Short message after a visitor without a login wished for more than a device keeps.',
    },
    copied: {
      id: 'toast.copied',
      defaultMessage: 'Copied',
      description: 'Short message after something was copied.',
    },
    copyFailed: {
      id: 'toast.copyFailed',
      defaultMessage: 'It could not be copied. Please select the text and copy it yourself.',
      description: 'Short message after copying failed.',
    },
    codeSent: {
      id: 'toast.codeSent',
      defaultMessage: 'Verification code sent!',
      description: 'Short message after a code was sent by e-mail. Fixed sentence.',
    },
    codeFailed: {
      id: 'toast.codeFailed',
      defaultMessage: 'The verification code could not be sent. Please try again.',
      description: 'Short message after a code could not be sent.',
    },
  }),
} satisfies Record<ToastMessage, Sentence>;
