import type { Comment, GoodsDetail, GoodsSummary } from '@signal-shop/sdk/contract';
import type { Failure, Remote } from '../../remote.ts';

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
  'NoComments',
  'Comments',
  'CommentsFailed',
  'NoFiles',
  'Files',
  'RelatedEmpty',
  'Adding',
  'AddFailed',
  'Added',
  'BuyNowPending',
  'BuyAnchor',
  'LongNameDe',
  'Cjk',
] as const;

export interface CommentsView {
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
  | { readonly kind: 'server'; readonly message: string };

export interface ProductDetailView {
  readonly goods: GoodsDetail;
  readonly quantity: number;
  readonly buy: BuyState;
  /** When the flash price ends, in milliseconds of this device's clock; null when there is none or it ended. */
  readonly flashEndsAtMs: number | null;
  readonly comments: Remote<CommentsView>;
  readonly related: Remote<readonly GoodsSummary[]>;
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
  readonly onCommentsPage: (page: number) => void;
}

export interface ProductDetailScreenProps {
  readonly state: ProductDetailState;
  readonly on: ProductDetailEvents;
}
