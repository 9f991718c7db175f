import type { OrderStatus, ResponseCode } from '@signal-shop/sdk/contract';
import type { ParcelEventKind } from '../world/state/orders.ts';
import type { PointEntry } from '../world/state/rewards.ts';
import type { AfterDeliveryConfirmationName, AfterDeliveryMessages } from './after-delivery/types.ts';

/** Each reason to say no, by the name it has in the contract. */
export type RefusalName = Exclude<keyof typeof ResponseCode, 'success'>;

/** What the shop says when a call went well. */
export type ConfirmationName =
  | 'addedToCart'
  | 'removedFromCart'
  | 'cartJoined'
  | 'quantitiesSaved'
  | 'itemReserved'
  | 'languageChanged'
  | 'loggedIn'
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
  | AfterDeliveryConfirmationName;

/** What has to be waited for. */
export type WaitName = 'orderLookup';

/** What a mail of the shop says; `{words}` in braces are filled in. */
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
  | 'saleStart';

/** Why nobody can be served, whatever was asked: the shop is being worked on, or something failed. */
export type OutageName = 'maintenance' | 'broken';

export interface Messages extends Omit<AfterDeliveryMessages, 'refusals' | 'confirmations'> {
  readonly refusals: Readonly<Record<RefusalName, string>>;
  readonly confirmations: Readonly<Record<ConfirmationName, string>>;
  /** A refusal that ends by itself, where the general words do not say when, and what to do meanwhile. */
  readonly waits: Readonly<Record<WaitName, string>>;
  readonly outages: Readonly<Record<OutageName, string>>;
  /** Why points changed, as the point details say it. */
  readonly points: Readonly<Record<PointEntry['kind'], string>>;
  /** One note per step of an order, shown beside its time. */
  readonly timeline: Readonly<Record<keyof typeof OrderStatus, string>>;
  /** What a carrier says about the way of a parcel. */
  readonly parcelEvents: Readonly<Record<ParcelEventKind, string>>;
  /** Stands for every carrier that the shop has no name for. */
  readonly carriers: { readonly other: string };
  /** The page on which a bank asks its customer. */
  readonly challenge: Readonly<Record<'title' | 'question' | 'allow' | 'deny', string>>;
  readonly mails: Readonly<Record<MailTextName, string>>;
}
