import type { AlertTone } from '../inline-alert/alert-icons.ts';

export const toastMessageNames = [
  'sessionExpired',
  'notLoggedIn',
  'cartAddFailed',
  'cartDeleteFailed',
  'partGone',
  'cartFull',
  'cartNotJoined',
  'cartNotKept',
  'categoryFailed',
  'couponFailed',
  'outOfStock',
  'exceedsMaximum',
  'tooFast',
  'emptyCart',
  'addedToCart',
  'paymentRedirecting',
  'networkFailed',
  'timeout',
  'unexpected',
  'languageFailed',
  'loggedOut',
  'loggedIn',
  'oldestWishGone',
  'copied',
  'copyFailed',
  'codeSent',
  'codeFailed',
  'comparisonCleared',
] as const;

export type ToastMessage = (typeof toastMessageNames)[number];

/** The server's message, or the name of one of ours. */
export type ToastText =
  | { readonly kind: 'server'; readonly message: string }
  | { readonly kind: 'message'; readonly id: ToastMessage }
  /** Something was removed from a list. */
  | { readonly kind: 'removed'; readonly from: RemovalList; readonly name: string }
  /** Goods were moved between the cart and the goods saved for later. */
  | { readonly kind: 'moved'; readonly to: 'cart' | 'saved'; readonly name: string };

export type RemovalList = 'cart' | 'wishlist' | 'comparison' | 'addresses' | 'notices' | 'saved';

export interface Toast {
  readonly id: number;
  readonly tone: AlertTone;
  readonly text: ToastText;
  /** Takes back what the toast is about. */
  readonly onUndo?: () => void;
}

export const toasterStates = [
  'ServerMessage',
  'SessionExpired',
  'NotLoggedIn',
  'AddedToCart',
  'CartAddFailed',
  'PartGone',
  'CartDeleteFailed',
  'CartFull',
  'CartNotJoined',
  'CartNotKept',
  'CategoryFailed',
  'CouponFailed',
  'OutOfStock',
  'ExceedsMaximum',
  'TooFast',
  'EmptyCart',
  'CodeSent',
  'CodeFailed',
  'Copied',
  'CopyFailed',
  'OldestWishGone',
  'Removed',
  'RemovedWish',
  'RemovedFromComparison',
  'RemovedAddress',
  'RemovedNotice',
  'RemovedSaved',
  'MovedToSaved',
  'MovedToCart',
  'ComparisonCleared',
  'LoggedOut',
  'PaymentRedirecting',
  'StackOfThree',
  'Dismiss',
  'PausesOnHoverAndFocus',
  'Announced',
  'InsideDialog',
  'LongTextDe',
] as const;
