import type { Failure } from '../../remote.ts';
import type { FormPicture } from '../form/picture-fields.tsx';

export const reviewFormStates = [
  'Empty',
  'Written',
  'NoStars',
  'NoContent',
  'InvalidUrl',
  'TooLate',
  'Uploading',
  'PhotoTooLarge',
  'PhotoFormat',
  'Sending',
  'Sent',
  'SentShared',
  'ServerMessage',
  'LongDe',
] as const;

/** Input of a review; `stars` is '' before a choice. */
export interface ReviewDraft {
  readonly stars: '' | '1' | '2' | '3' | '4' | '5';
  readonly content: string;
  /** URL of a post that shares the review; optional. */
  readonly review_url: string;
}

export type ReviewSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's message, the points earned, and the new balance. */
  | {
      readonly status: 'sent';
      readonly message: string;
      readonly earned: number;
      readonly points: number;
    };

export interface ReviewFormProps {
  readonly draft: ReviewDraft;
  readonly pictures: readonly FormPicture[];
  readonly sending: ReviewSending;
  /** When the review period ended, in unix seconds; null while it is open. The draft stays readable. */
  readonly closedAt: number | null;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: ReviewDraft) => void;
  /** Adds a picture, or replaces `instead`. */
  readonly onPicture: (file: File, instead?: number) => void;
  readonly onSendAgain: (id: number) => void;
  readonly onRemove: (id: number) => void;
  /** Called on submit when stars and text are set and every picture is uploaded. */
  readonly onSend: () => void;
}
