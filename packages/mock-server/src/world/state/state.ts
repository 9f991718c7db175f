import type {
  CallId,
  CancelReason,
  ChargeStatus,
  Locale,
  OrderLineStatus,
  OrderStatus,
  PayType,
  SocialNetwork,
} from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import type { SeedAddress } from '../../seed/customer-types.ts';
import type { ShopSize } from '../catalogue/catalogue-index.ts';
import type { AvatarsState, ProfilesState } from './account.ts';
import type { AftersalesState } from './after-sales.ts';
import type { WishState } from './catalogue.ts';
import type { ClockState } from './clock.ts';
import type { Fault } from './faults.ts';
import type { OrderBooks } from './orders.ts';
import type { Origin } from './origin.ts';
import type { RecentFailures } from './recent-failures.ts';
import type { UploadsState } from './reviews.ts';
import type { Coupons, PointsState, ProductRegistration, Raffles, Wheel, Winning } from './rewards.ts';
import type { AuthorizationsState, RegistrationPolicy, VerificationState } from './session.ts';
import type { Mail, NoticeRequest } from './support.ts';

/** How the shelves look to everyone; scenarios turn these, nothing else does. */
export interface Display {
  stock: 'seeded' | 'plenty' | 'low' | 'none';
  /** Most of one item per order, null where each item's own maximum counts. */
  maximum: number | null;
  prices: 'seeded' | 'percent' | 'amount' | 'full' | 'zero' | 'huge';
  /** Broken: every picture has an address under which nothing is found. */
  pictures: 'none' | 'broken';
  /** Points: as rich, and everything is sold for points, too. */
  detail: 'rich' | 'bare' | 'points';
  /** Null: whatever the contract lets be unknown about goods and people is null. */
  optional: 'filled' | 'null';
  text: 'curated' | 'long' | 'unicode' | 'html';
  search: 'finds' | 'nothing';
  categories: 'all' | 'none';
  notices: 'none' | 'one' | 'many';
  /** Minimal: one region, no social site. */
  contact: 'full' | 'minimal';
  popups: 'shown' | 'none';
  banners: 'all' | 'none' | 'video' | 'image' | 'detail' | 'buyNow' | 'addToCart';
}

/** `announce` says when watchers are told that the sale is open; prices follow the window alone. */
export interface Sale {
  beginTime: number;
  overTime: number;
  announce: 'in-window' | 'always' | 'never';
  stock: 'seeded' | 'almost-gone' | 'sold-out';
  /** Items sold here, by goods id. */
  readonly sold: Map<number, number>;
}

export interface Customer {
  readonly id: number;
  email: string;
  password: string;
  nickname: string;
  points: number;
}

/** Seconds since 1970. `replacedAt` is set once a newer token was handed out; null while this is the newest. */
export interface TokenRecord {
  readonly customerId: number;
  /** Tokens that came from one login, each renewing the one before. */
  readonly login: number;
  readonly issuedAt: number;
  replacedAt: number | null;
  callsLeft: number | null;
}

/** How logins live: `endedCode` is what a token that no longer counts is told. */
export interface LoginPolicy {
  endedReason: 'loginRequired' | 'loginExpired';
  callsPerLogin: number | null;
  rotates: boolean;
}

export interface CartLine {
  readonly goodsId: number;
  readonly quantity: number;
  /** A gift costs nothing, an exchange costs points. */
  readonly kind: 'bought' | 'gift' | 'points';
}

export interface Cart {
  lines: readonly CartLine[];
  buyNow: CartLine | null;
}

export interface OrderLine {
  readonly id: number;
  readonly goodsId: number;
  readonly quantity: number;
  readonly priceCents: number;
  /** Points for one piece as it was exchanged, 0 for money; left out of orders that nobody placed here. */
  readonly pointsPrice?: number;
  /** Taken from the flash sale's own stock. */
  readonly fromSale: boolean;
  status: OrderLineStatus | null;
}

export interface Cancellation {
  readonly reason: CancelReason;
  /** May be empty. */
  readonly note: string;
}

/** All amounts in integer US cents. */
export interface OrderTotals {
  readonly subtotal: number;
  readonly reduction: number;
  readonly coupon: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
}

export interface Order {
  readonly ordersn: string;
  readonly customerId: number;
  /** The customer's when it was placed: with its number it opens the order, whatever the account's is by now. */
  readonly email: string;
  readonly address: SeedAddress;
  readonly note: string;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  status: OrderStatus;
  payType: PayType;
  /** What happened, oldest first; the first entry is when the order was placed. */
  readonly events: { readonly status: OrderStatus; readonly time: number }[];
  logistics: { readonly trackingNumber: string; readonly company: string } | null;
  /** Points that the account gave for it when it was placed. */
  readonly pointsPaid: number;
  /** Why its customer called it off; null while nobody did. */
  cancellation: Cancellation | null;
}

export interface Charge {
  readonly id: string;
  readonly ordersn: string;
  readonly amountCents: number;
  paymentToken: string;
  status: ChargeStatus;
  /** Why it failed, null while it did not. */
  failure: 'cardDeclined' | 'insufficientFunds' | 'paymentFailed' | 'paymentNotAuthenticated' | null;
  /** When a processing charge ends well, in seconds; null when it is not processing. */
  settlesAt: number | null;
}

/** Money that really moved, in the order in which it moved. Nothing ever leaves this list. */
export interface LedgerEntry {
  readonly ordersn: string;
  readonly charge_id: string;
  /** US cents. */
  readonly money_cents: number;
  /** Seconds since 1970. */
  readonly time: number;
}

export interface StoredAnswer {
  readonly fingerprint: number;
  readonly storedAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export type StreamBehaviour =
  | 'steady'
  | 'kai'
  | 'guan'
  | 'kai-then-guan'
  | 'drop'
  | 'never'
  | 'garbage'
  | 'refused'
  | 'slow';

/** Everything a later call can see. Plain data, maps and sets: it can be stored and put back as it was. */
export interface WorldState extends AftersalesState, OrderBooks {
  /** The scenarios that made this world what it is, as they were written, in the order of their choice. */
  scenarios: readonly string[];
  /** Which catalogue the shop sells. */
  size: ShopSize;
  readonly origin: Origin;
  clock: ClockState;
  locale: Locale;
  readonly display: Display;
  /** Goods whose stock is no longer what the shelf says, by id. */
  readonly stock: Map<number, number>;
  /** Goods whose price was changed, by id, in US cents. */
  readonly prices: Map<number, number>;
  /** Goods that were taken out of the shop. */
  readonly gone: Set<number>;
  /** Calls that answer no, whatever is asked. */
  readonly refusals: Map<CallId, RefusalName>;
  /** Lists that answer empty. */
  readonly emptied: Set<CallId>;
  readonly sale: Sale;
  readonly customers: Map<number, Customer>;
  readonly tokens: Map<string, TokenRecord>;
  readonly login: LoginPolicy;
  readonly loginAttempts: RecentFailures;
  readonly authorizations: AuthorizationsState;
  readonly verification: VerificationState;
  registration: RegistrationPolicy;
  readonly profiles: ProfilesState;
  readonly avatars: AvatarsState;
  readonly uploads: UploadsState;
  /** What makes the tiktok entry of the menu visible; null where it stays away. */
  tiktokToken: string | null;
  readonly carts: Map<number, Cart>;
  readonly orders: Map<string, Order>;
  readonly charges: Map<string, Charge>;
  readonly ledger: LedgerEntry[];
  readonly points: PointsState;
  readonly outbox: Mail[];
  /** Addresses that get the offers, in lower case. */
  readonly subscribers: Set<string>;
  noticeRequests: readonly NoticeRequest[];
  readonly wishes: WishState;
  readonly answers: Map<string, StoredAnswer>;
  readonly coupons: Coupons;
  readonly wheel: Wheel;
  readonly winnings: Map<number, Winning>;
  readonly raffles: Raffles;
  readonly registrations: Map<number, ProductRegistration>;
  readonly follows: Map<number, Set<SocialNetwork>>;
  payment: 'by-card' | 'succeeds' | 'fails' | 'pends' | 'rejects-late' | 'redirects';
  /** Things that happen behind the customer's back, once. */
  surprises: { stockDropsInCart: boolean; priceRisesAtOrder: boolean };
  faults: Fault[];
  stream: StreamBehaviour;
  /** How often each kind of number was drawn. */
  readonly drawn: Map<string, number>;
}
