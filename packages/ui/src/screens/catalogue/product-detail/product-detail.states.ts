import type {
  Bundle,
  Comment,
  CouponOffer,
  GoodsDetail,
  GoodsSummary,
  NoticeKind,
} from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import type { NotReady, Remote } from '../../../remote.ts';
import type { Purchase } from '../../../sections/bought-note/bought-note.tsx';
import type { Faqs } from '../../../sections/faq-panel/faq-panel.tsx';
import type {
  FreeTestEvents,
  FreeTestView,
} from '../../../sections/free-test-panel/free-test-panel.states.ts';
import type { GoesWithEvents } from '../../../sections/goes-with/goes-with-props.ts';
import type { TakingState } from '../../../sections/goods-coupons/goods-coupons.states.ts';
import type { SpecComparisonProps } from '../../../sections/spec-sheet/spec-comparison.tsx';
import type { NoticeState } from '../../../sections/stock-notice/stock-notice.states.ts';

export const productDetailStates = [
  'Ready',
  'Loading',
  'LoadingWithPreview',
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
  'InTheBox',
  'Integral',
  'IntegralNotEnough',
  'SaleNotice',
  'FreeTestRules',
  'FreeTestApply',
  'FreeTestApplied',
  'CouponClaimed',
  'CouponFailed',
  'RelatedEmpty',
  'PartOfSet',
  'RecentlyViewed',
  'Adding',
  'AddFailed',
  'Added',
  'BuyNowPending',
  'BuyAnchor',
  'LongNameDe',
  'Cjk',
] as const;

/** Filters of the reviews. */
export interface CommentsChoice {
  /** 1 to 5; null for all. */
  readonly stars: number | null;
  readonly withPictures: boolean;
}

export interface CommentsView {
  readonly choice: CommentsChoice;
  /** Number of reviews with pictures, regardless of the filters. */
  readonly pictureCount: number;
  /** Id of the review whose "helpful" vote is being sent. */
  readonly praising: number | null;
  /** Id of the review whose "helpful" vote failed. */
  readonly praiseFailed: number | null;
  readonly comments: readonly Comment[];
  /** One-based. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly average: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: readonly number[];
}

/** State of the last buy action. A problem is shown at the buttons until the next change. */
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
  /** The guest's cart has no space for another kind of goods. */
  | { readonly kind: 'full' }
  | { readonly kind: 'server'; readonly message: string };

/** Data for the first viewport: what it takes to buy the goods. */
export interface ProductDetailView {
  readonly goods: GoodsDetail;
  /** Id of the same model in another color while it loads; null otherwise. */
  readonly turningTo: number | null;
  readonly quantity: number;
  readonly buy: BuyState;
  /** End of the flash price, in milliseconds of the device's clock; null without one or after it. */
  readonly flashEndsAtMs: number | null;
  /** The page was opened for points, and the goods have a price in points. */
  readonly isForPoints: boolean;
}

/** Data beside the buttons, which may load later. */
export interface ProductOffersView {
  readonly goods: GoodsDetail;
  /** State of each subscription to a notification. */
  readonly notices: Readonly<Record<NoticeKind, NoticeState>>;
  /** Initial email address of the subscription forms. */
  readonly noticeEmail: string;
  /** Coupons for the goods; empty while unknown. */
  readonly coupons: readonly CouponOffer[];
  readonly taking: TakingState;
  /** null for guests, for goods that the customer did not buy, and while unknown. */
  readonly purchase: Purchase | null;
}

/** Data below the fold. */
export interface ProductEndView {
  readonly goods: GoodsDetail;
  /** Null for goods without a free test. */
  readonly freeTest: FreeTestView | null;
  readonly faqs: Remote<Faqs>;
  readonly comments: Remote<CommentsView>;
  readonly related: Remote<readonly GoodsSummary[]>;
  readonly comparison: Omit<SpecComparisonProps['comparison'], 'onChoose'>;
  /** Sets with these goods; empty while unknown. */
  readonly bundles: readonly Bundle[];
  readonly pendingBundleId: number | null;
  /** Recently viewed on this device; empty while unknown. */
  readonly viewed: readonly GoodsSummary[];
}

export type ProductDetailState =
  /** `preview`: the goods that the pressed card showed; null without one. */
  | { readonly status: 'loading'; readonly preview: GoodsSummary | null }
  | Extract<NotReady, { readonly status: 'failed' }>
  | { readonly status: 'notFound' }
  | { readonly status: 'ready'; readonly view: ProductDetailView };

export interface ProductDetailEvents {
  /** Receives an integer from 1 to `maximum`: the stepper normalizes it (spec §5). */
  readonly onQuantity: (quantity: number) => void;
  readonly onAdd: () => void;
  readonly onBuyNow: () => void;
  /** The countdown of the flash sale has ended: the price must be refetched. */
  readonly onFlashEnd: () => void;
}

export interface ProductOffersEvents {
  /** Receives the email address to notify. */
  readonly onNotice: (email: string, kind: NoticeKind) => void;
  readonly onTakeCoupon: (id: number) => void;
}

export interface ProductEndEvents {
  readonly freeTest: FreeTestEvents;
  /** Receives the goods to show the technical data of, null for none. */
  readonly onCompare: (goodsId: number | null) => void;
  readonly onAddBundle: GoesWithEvents['onAdd'];
  readonly onCommentsPage: (page: number) => void;
  readonly onCommentsChoice: (choice: CommentsChoice) => void;
  /** Toggles the "helpful" vote for a review. */
  readonly onPraise: (comment: Comment) => void;
}

/** Parts outside the first viewport, or lazy components that render them. */
export interface ProductParts {
  /** `PointsExchange` with its dialog, for pages opened for points. */
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
