// The state of a world: its types, one file per room, and the primitives that every room needs, such as clock, faults,
// idempotency and money. Every room may import it; from other rooms it imports types only.
import type { CallId, Locale, SocialNetwork } from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import type { ShopSize } from '../catalogue/catalogue-index.ts';
import type { StoredStub } from '../stubs/stubs.ts';
import type { AvatarsState, Customer, DeletionsState, ProfilesState } from './account.ts';
import type { AfterDeliveryState } from './after-sales.ts';
import type { Cart } from './cart.ts';
import type { FlashSale, WishState } from './catalogue.ts';
import type { ClockState } from './clock.ts';
import type { Fault } from './faults.ts';
import type { Mail, MailingsState, NoticeRequest } from './mail.ts';
import type { Charge, LedgerEntry, Order, OrderBooks } from './orders.ts';
import type { SessionOrigin } from './origin.ts';
import type { RecentFailures } from './recent-failures.ts';
import type { ProductRegistration, UploadsState } from './reviews.ts';
import type { Coupons, PointsState, Raffles, Wheel, Winning } from './rewards.ts';
import type {
  AuthorizationsState,
  LoginPolicy,
  RegistrationPolicy,
  TokenRecord,
  VerificationState,
} from './session.ts';

/** How the catalogue is displayed to everyone; changed by scenarios only. */
export interface Display {
  stock: 'seeded' | 'plenty' | 'low' | 'none';
  /** Maximum quantity of one item per order; null for each item's own maximum. */
  maximum: number | null;
  prices: 'seeded' | 'percent' | 'amount' | 'full' | 'zero' | 'huge';
  /** Broken: every picture has an address that answers 404. */
  pictures: 'photographs' | 'none' | 'broken';
  /** Points: like rich, and everything is sold for points, too. */
  detail: 'rich' | 'bare' | 'points';
  /** Null: every nullable field about goods and people is null. */
  optional: 'filled' | 'null';
  text: 'curated' | 'long' | 'words' | 'unicode' | 'html';
  search: 'finds' | 'nothing';
  categories: 'all' | 'none';
  notices: 'none' | 'one' | 'many';
  /** Minimal: one region, no social network. */
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

/** Everything a later call can observe. Plain data, maps and sets, so that it can be serialized and restored. */
export interface WorldState extends AfterDeliveryState, OrderBooks {
  /** The names of the applied scenarios, in order. */
  scenarios: readonly string[];
  /** The catalogue of this world. */
  size: ShopSize;
  readonly origin: SessionOrigin;
  clock: ClockState;
  locale: Locale;
  readonly display: Display;
  /** Changed stocks, by goods id. */
  readonly stock: Map<number, number>;
  /** Changed prices in US cents, by goods id. */
  readonly prices: Map<number, number>;
  /** Goods that left the shop. */
  readonly gone: Set<number>;
  /** Calls that are always refused. */
  readonly refusals: Map<CallId, RefusalName>;
  /** Lists that are always empty. */
  readonly emptied: Set<CallId>;
  readonly flashSale: FlashSale;
  readonly customers: Map<number, Customer>;
  readonly deletions: DeletionsState;
  readonly tokens: Map<string, TokenRecord>;
  readonly login: LoginPolicy;
  readonly loginAttempts: RecentFailures;
  readonly authorizations: AuthorizationsState;
  readonly verification: VerificationState;
  registration: RegistrationPolicy;
  readonly profiles: ProfilesState;
  readonly avatars: AvatarsState;
  readonly uploads: UploadsState;
  /** Makes the TikTok entry of the menu visible; null hides it. */
  tiktokToken: string | null;
  readonly carts: Map<number, Cart>;
  readonly orders: Map<string, Order>;
  readonly charges: Map<string, Charge>;
  readonly ledger: LedgerEntry[];
  readonly points: PointsState;
  readonly outbox: Mail[];
  /** The languages of subscribed email addresses, which are in lower case. */
  readonly subscribers: Map<string, Locale>;
  readonly mailings: MailingsState;
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
  /** One-time changes behind the customer's back. */
  surprises: { stockDropsInCart: boolean; priceRisesAtOrder: boolean };
  faults: Fault[];
  /** Answers that replace those of the shop. */
  stubs: StoredStub[];
  stream: StreamBehaviour;
  /** The counters of sequence numbers, by purpose. */
  readonly drawn: Map<string, number>;
}
