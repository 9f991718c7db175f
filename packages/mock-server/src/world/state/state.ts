import type { CallId, Locale, SocialNetwork } from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import type { ShopSize } from '../catalogue/catalogue-index.ts';
import type { AvatarsState, Customer, ProfilesState } from './account.ts';
import type { AfterDeliveryState } from './after-sales.ts';
import type { Cart } from './cart.ts';
import type { FlashSale, WishState } from './catalogue.ts';
import type { ClockState } from './clock.ts';
import type { Fault } from './faults.ts';
import type { Charge, LedgerEntry, Order, OrderBooks } from './orders.ts';
import type { SessionOrigin } from './origin.ts';
import type { RecentFailures } from './recent-failures.ts';
import type { UploadsState } from './reviews.ts';
import type { Coupons, PointsState, ProductRegistration, Raffles, Wheel, Winning } from './rewards.ts';
import type {
  AuthorizationsState,
  LoginPolicy,
  RegistrationPolicy,
  TokenRecord,
  VerificationState,
} from './session.ts';
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
export interface WorldState extends AfterDeliveryState, OrderBooks {
  /** The scenarios that made this world what it is, as they were written, in the order of their choice. */
  scenarios: readonly string[];
  /** Which catalogue the shop sells. */
  size: ShopSize;
  readonly origin: SessionOrigin;
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
  readonly flashSale: FlashSale;
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
