import type { OrderLine, OrderLineReview } from '@signal-shop/sdk/contract';
import type { ReviewFormProps } from '../../forms/review-form/review-form.states.ts';
import type { Failure } from '../../remote.ts';

export const commentStates = [
  'Empty',
  'Missing',
  'TooLate',
  'TooEarly',
  'Returned',
  'PhotoTooLarge',
  'Sending',
  'Sent',
  'Own',
  'OwnChecked',
  'Choose',
  'ChooseNone',
  'ChooseOlder',
  'ChooseOlderOnly',
  'NotFound',
  'Failed',
  'Loading',
  'German',
  'Japanese',
] as const;

/** What a review is about. */
export interface ReviewedLine {
  readonly ordersn: string;
  readonly line: OrderLine;
  /** The last moment for a review, in unix seconds; null before the delivery. */
  readonly closesAt: number | null;
}

/** Orders that were not looked through for what can be reviewed. */
export interface OlderOrders {
  readonly count: number;
  readonly pending: boolean;
  readonly onLook: () => void;
}

export type CommentState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: (() => void) | undefined }
  /** Nothing was named: the lines that can be reviewed now. */
  | {
      readonly status: 'choose';
      readonly lines: readonly Omit<ReviewedLine, 'closesAt'>[];
      /** Null once each order was looked through. */
      readonly older: OlderOrders | null;
    }
  /** Not yet delivered, or sent back. */
  | { readonly status: 'closed'; readonly of: ReviewedLine; readonly reason: 'tooEarly' | 'returned' }
  | { readonly status: 'own'; readonly of: ReviewedLine; readonly review: OrderLineReview }
  /** Being written, too late, or just sent. */
  | { readonly status: 'write'; readonly of: ReviewedLine; readonly form: ReviewFormProps };

export interface CommentScreenProps {
  readonly state: CommentState;
}
