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
  /** The server's message and the new claim; null if the server does not return it. */
  | { readonly status: 'sent'; readonly message: string; readonly claim: SentClaim | null };

interface SentClaim {
  readonly number: string;
  readonly ordersn: string;
  /** Id of the after-sales request that handles the claim. */
  readonly requestId: string;
}

export interface WarrantyClaimFormProps extends PictureChoices {
  /** Whether the customer confirmed having contacted customer service; required before a claim. */
  readonly contacted: boolean;
  /** Null until loaded. */
  readonly support: SupportWays | null;
  readonly problem: string;
  readonly sending: ClaimSending;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onContacted: () => void;
  readonly onProblem: (problem: string) => void;
  /** Called on submit when the problem is described and every picture is uploaded. */
  readonly onSend: () => void;
}
