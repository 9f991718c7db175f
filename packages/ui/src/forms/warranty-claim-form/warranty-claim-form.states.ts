import type { Failure } from '../../remote.ts';
import type { SupportWays } from '../after-sales-form/after-sales-draft.ts';
import type { FormPicture, PictureChoices } from '../form/picture-fields.tsx';

export const warrantyClaimFormStates = [
  'ContactFirst',
  'Empty',
  'MissingFields',
  'OutOfWarranty',
  'Uploading',
  'PictureFailed',
  'NinePictures',
  'Sending',
  'Sent',
  'ServerMessage',
  'LongDe',
] as const;

export type ClaimPicture = FormPicture;

export type ClaimSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's sentence, and what became of the report; null where nobody knows it. */
  | { readonly status: 'sent'; readonly message: string; readonly claim: SentClaim | null };

interface SentClaim {
  readonly number: string;
  readonly ordersn: string;
  /** The request that it is looked into as. */
  readonly requestId: string;
}

export interface WarrantyClaimFormProps extends PictureChoices {
  /** Whether the customer says that customer service was contacted; nothing is reported before. */
  readonly contacted: boolean;
  /** Null while nobody knows them. */
  readonly support: SupportWays | null;
  readonly problem: string;
  readonly sending: ClaimSending;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onContacted: () => void;
  readonly onProblem: (problem: string) => void;
  /** Called once the problem is described and every picture has arrived. */
  readonly onSend: () => void;
}
