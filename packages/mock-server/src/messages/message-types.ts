import type { OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import type { ParcelEventKind } from '../world/state/orders.ts';
import type { PointEntry } from '../world/state/rewards.ts';
import type { AfterDeliveryConfirmationName, AfterDeliveryMessages } from './after-delivery/types.ts';
import type { DetailName, RightsConfirmationName, RightsMailTextName } from './rights/types.ts';

/** Each reason for a refusal, by its name in the contract. */
export type RefusalName = Exclude<keyof typeof ResponseCode, 'success'>;

/** Messages of successful calls. */
export type ConfirmationName =
  | 'addedToCart'
  | 'removedFromCart'
  | 'savedForLater'
  | 'savedItemRemoved'
  | 'cartJoined'
  | 'quantitiesSaved'
  | 'itemReserved'
  | 'languageChanged'
  | 'loggedIn'
  | 'loggedOut'
  | 'loggedOutEverywhere'
  | 'loginEnded'
  | 'welcome'
  | 'registered'
  | 'verificationCodeSent'
  | 'passwordReset'
  | 'passwordChanged'
  | 'profileSaved'
  | 'profileCompleted'
  | 'avatarChanged'
  | 'pictureUploaded'
  | 'messageSent'
  | 'messageSentAtWeekend'
  | 'subscribed'
  | 'signedUp'
  | 'noticeOfStock'
  | 'noticeOfFlashSale'
  | 'noticeCanceled'
  | 'wishAdded'
  | 'wishRemoved'
  | 'wishesJoined'
  | 'taxCalculated'
  | 'orderPlaced'
  | 'orderCancelled'
  | 'receiptConfirmed'
  | 'orderDeleted'
  | 'addressSaved'
  | 'addressDeleted'
  | 'cardRemoved'
  | 'withdrawalDeclared'
  | 'couponTaken'
  | 'couponWon'
  | 'giftWon'
  | 'prizeAddressSaved'
  | 'followRewarded'
  | 'productRegistered'
  | 'giftChosen'
  | 'paymentOpened'
  | 'paymentProcessing'
  | 'paymentSucceeded'
  | 'paymentOutstanding'
  | RightsConfirmationName
  | AfterDeliveryConfirmationName;

/** Refusals that end after a waiting time. */
export type WaitName = 'orderLookup';

/** Texts of the shop's emails; `{words}` in braces are placeholders. */
export type MailTextName =
  | 'registrationCode'
  | 'resetCode'
  | 'messageReceived'
  | 'subscription'
  | 'orderPlaced'
  | 'orderPaid'
  | 'orderShipped'
  | 'orderCancelled'
  | 'orderRefunded'
  | 'withdrawalReceipt'
  | 'withdrawalReturn'
  | 'firstOrderCoupon'
  | 'backInStock'
  | 'saleStart'
  | RightsMailTextName;

/** Why no call is answered: maintenance or an internal error. */
export type OutageName = 'maintenance' | 'broken';

export interface Messages extends Omit<AfterDeliveryMessages, 'refusals' | 'confirmations'> {
  readonly refusals: Readonly<Record<RefusalName, string>>;
  readonly confirmations: Readonly<Record<ConfirmationName, string>>;
  /** Texts for temporary refusals: when they end, and what to do until then. */
  readonly waits: Readonly<Record<WaitName, string>>;
  readonly details: Readonly<Record<DetailName, string>>;
  readonly outages: Readonly<Record<OutageName, string>>;
  /** Why the balance of points changed, as the points history shows it. */
  readonly points: Readonly<Record<PointEntry['kind'], string>>;
  /** One note per order status, shown beside its time. */
  readonly timeline: Readonly<Record<keyof typeof OrderStatus, string>>;
  /** The reports of a carrier about a parcel. */
  readonly parcelEvents: Readonly<Record<ParcelEventKind, string>>;
  /** The name for every carrier that has no name in the shop. */
  readonly carriers: { readonly other: string };
  /** The page of the bank that confirms a payment. */
  readonly challenge: Readonly<Record<'title' | 'question' | 'allow' | 'deny', string>>;
  readonly mails: Readonly<Record<MailTextName, string>>;
}
