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

export type CommentState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: (() => void) | undefined }
  /** Nothing was named: the lines that can be reviewed now. */
  | { readonly status: 'choose'; readonly lines: readonly Omit<ReviewedLine, 'closesAt'>[] }
  /** Not yet delivered, or sent back. */
  | { readonly status: 'closed'; readonly of: ReviewedLine; readonly reason: 'tooEarly' | 'returned' }
  | { readonly status: 'own'; readonly of: ReviewedLine; readonly review: OrderLineReview }
  /** Being written, too late, or just sent. */
  | { readonly status: 'write'; readonly of: ReviewedLine; readonly form: ReviewFormProps };

export interface CommentScreenProps {
  readonly state: CommentState;
}
