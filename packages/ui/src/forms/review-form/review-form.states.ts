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

/** A review as it is typed; `stars` is empty until they are chosen. */
export interface ReviewDraft {
  readonly stars: '' | '1' | '2' | '3' | '4' | '5';
  readonly content: string;
  /** Where it was shared; may stay empty. */
  readonly review_url: string;
}

export type ReviewSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's sentence, what the review earned, and what the customer has now. */
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
  /** When the time for it ran out, in unix seconds; null while it runs. What was written stays to be read. */
  readonly closedAt: number | null;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: ReviewDraft) => void;
  /** One more picture, or another one in place of `instead`. */
  readonly onPicture: (file: File, instead?: number) => void;
  readonly onSendAgain: (id: number) => void;
  readonly onRemove: (id: number) => void;
  /** Called once there are stars and words, and every picture has arrived. */
  readonly onSend: () => void;
}
