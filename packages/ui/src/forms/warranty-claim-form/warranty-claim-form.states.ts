import type { PictureUpload } from '../../components/file-field/file-field.states.ts';
import type { Failure } from '../../remote.ts';

export const warrantyClaimFormStates = [
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

export interface ClaimPicture {
  readonly id: number;
  readonly upload: PictureUpload;
}

export type ClaimSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's sentence. */
  | { readonly status: 'sent'; readonly message: string };

export interface WarrantyClaimFormProps {
  readonly problem: string;
  readonly pictures: readonly ClaimPicture[];
  readonly sending: ClaimSending;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onProblem: (problem: string) => void;
  /** One more picture, or another one in place of `instead`. */
  readonly onPicture: (file: File, instead?: number) => void;
  readonly onSendAgain: (id: number) => void;
  readonly onRemove: (id: number) => void;
  /** Called once the problem is described and every picture has arrived. */
  readonly onSend: () => void;
}
