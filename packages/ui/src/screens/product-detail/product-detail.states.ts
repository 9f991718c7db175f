import type { Comment, CouponOffer, GoodsDetail, GoodsSummary, NoticeKind } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import type { Failure, Remote } from '../../remote.ts';
import type { Faqs } from '../../sections/faq-panel/faq-panel.tsx';
import type { FreeTestEvents, FreeTestView } from '../../sections/free-test-panel/free-test-panel.states.ts';
import type { TakingState } from '../../sections/goods-coupons/goods-coupons.states.ts';
import type { NoticeState } from '../../sections/stock-notice/stock-notice.states.ts';

export const productDetailStates = [
  'Ready',
  'Loading',
  'Failed',
  'NotFound',
  'New',
  'PercentOff',
  'AmountOff',
  'FlashActive',
  'FlashEnded',
  'NoStock',
  'LowStock',
  'QuantityAtMaximum',
  'ExceedsMaximum',
  'ManyColours',
  'ColourSoldOut',
  'ColourOnItsWay',
  'NoComments',
  'Comments',
  'CommentsFailed',
  'NoFiles',
  'Files',
  'Faqs',
  'Integral',
  'IntegralNotEnough',
  'SaleNotice',
  'FreeTestRules',
  'FreeTestApply',
  'FreeTestApplied',
  'CouponClaimed',
  'CouponFailed',
  'RelatedEmpty',
  'RecentlyViewed',
  'Adding',
  'AddFailed',
  'Added',
  'BuyNowPending',
  'BuyAnchor',
  'LongNameDe',
  'Cjk',
] as const;

/** Which comments are asked for. */
export interface CommentsChoice {
  /** 1 to 5; null for all. */
  readonly stars: number | null;
  readonly withPictures: boolean;
}

export interface CommentsView {
  readonly choice: CommentsChoice;
  /** How many comments have pictures, whichever are asked for. */
  readonly pictureCount: number;
  /** The comment whose praise is on its way. */
  readonly praising: number | null;
  /** The comment whose praise did not arrive. */
  readonly praiseFailed: number | null;
  readonly comments: readonly Comment[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly average: number;
  /** Count of comments with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: readonly number[];
}

/** What the shopper just asked for. A problem is said at the buttons and stays until the next change. */
export type BuyState =
  | { readonly status: 'idle' }
  | { readonly status: 'adding' }
  | { readonly status: 'added' }
  | { readonly status: 'buying' }
  | { readonly status: 'problem'; readonly problem: BuyProblem };

export type BuyProblem =
  | { readonly kind: 'outOfStock' }
  | { readonly kind: 'exceedsMaximum' }
  | { readonly kind: 'addFailed' }
  /** A guest's cart has no room for goods of another kind. */
  | { readonly kind: 'full' }
  | { readonly kind: 'server'; readonly message: string };

/** What it takes to buy the goods: the first view of their page. */
export interface ProductDetailView {
  readonly goods: GoodsDetail;
  /** The same model in another colour, while it is on its way. */
  readonly turningTo: number | null;
  readonly quantity: number;
  readonly buy: BuyState;
  /** When the flash price ends, in milliseconds of this device's clock; null when there is none or it ended. */
  readonly flashEndsAtMs: number | null;
  /** The page was opened for points, and the goods can be had for them. */
  readonly isForPoints: boolean;
}

/** What stands beside the buttons and may come a moment later. */
export interface ProductOffersView {
  readonly goods: GoodsDetail;
  /** How far each wish to be told something is. */
  readonly notices: Readonly<Record<NoticeKind, NoticeState>>;
  /** What its field begins with. */
  readonly noticeEmail: string;
  /** Coupons that can be taken beside the goods; empty while unknown. */
  readonly coupons: readonly CouponOffer[];
  readonly taking: TakingState;
}

/** What there is to read under it all. */
export interface ProductEndView {
  readonly goods: GoodsDetail;
  /** Null for goods that nobody tests for nothing. */
  readonly freeTest: FreeTestView | null;
  readonly faqs: Remote<Faqs>;
  readonly comments: Remote<CommentsView>;
  readonly related: Remote<readonly GoodsSummary[]>;
  /** Looked at before on this device; empty while unknown. */
  readonly viewed: readonly GoodsSummary[];
}

export type ProductDetailState =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly view: ProductDetailView };

export interface ProductDetailEvents {
  /** Whole number within 1..maximum: the stepper has normalised it (spec §5). */
  readonly onQuantity: (quantity: number) => void;
  readonly onAdd: () => void;
  readonly onBuyNow: () => void;
  /** The clock of the flash sale has run out: what it costs now is another thing. */
  readonly onFlashEnd: () => void;
}

export interface ProductOffersEvents {
  /** An address to write to when it happens. */
  readonly onNotice: (email: string, kind: NoticeKind) => void;
  readonly onTakeCoupon: (id: number) => void;
}

export interface ProductEndEvents {
  readonly freeTest: FreeTestEvents;
  readonly onCommentsPage: (page: number) => void;
  readonly onCommentsChoice: (choice: CommentsChoice) => void;
  /** Praises a comment, or takes the praise back. */
  readonly onPraise: (comment: Comment) => void;
}

/** What comes after the first view, or what brings it later. */
export interface ProductParts {
  /** `PointsExchange` with its dialog, for goods that are wanted for points. */
  readonly exchange: ReactNode;
  /** `ProductOffers`. */
  readonly offers: ReactNode;
  /** `ProductEnd`. */
  readonly end: ReactNode;
}

export interface ProductDetailScreenProps {
  readonly state: ProductDetailState;
  readonly on: ProductDetailEvents;
  readonly parts: ProductParts;
}
