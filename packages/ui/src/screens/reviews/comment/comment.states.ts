import type { OrderLine, OrderLineReview } from '@signal-shop/sdk/contract';
import type { ReviewFormProps } from '../../../forms/review-form/review-form.states.ts';
import type { Failure } from '../../../remote.ts';

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

/** The subject of a review. */
export interface ReviewedLine {
  readonly ordersn: string;
  readonly line: OrderLine;
  /** Deadline of the review, in unix seconds; null before the delivery. */
  readonly closesAt: number | null;
}

/** Orders not yet searched for lines to review. */
export interface OlderOrders {
  readonly count: number;
  readonly pending: boolean;
  readonly onLook: () => void;
}

export type CommentState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: (() => void) | undefined }
  /** The URL names no line: lists the lines that can be reviewed now. */
  | {
      readonly status: 'choose';
      readonly lines: readonly Omit<ReviewedLine, 'closesAt'>[];
      /** Null once all orders are searched. */
      readonly older: OlderOrders | null;
    }
  /** Not yet delivered, or returned. */
  | { readonly status: 'closed'; readonly of: ReviewedLine; readonly reason: 'tooEarly' | 'returned' }
  | { readonly status: 'own'; readonly of: ReviewedLine; readonly review: OrderLineReview }
  /** Being written, past the deadline, or just sent. */
  | { readonly status: 'write'; readonly of: ReviewedLine; readonly form: ReviewFormProps };

export interface CommentScreenProps {
  readonly state: CommentState;
}
