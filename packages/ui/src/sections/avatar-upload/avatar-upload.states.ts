import type { PictureUpload } from '../../components/file-field/file-field.states.ts';
import type { PictureOption } from '../../components/picture-picker/picture-picker.tsx';
import type { Failure, Remote } from '../../remote.ts';

export const avatarUploadStates = [
  'Ready',
  'Uploaded',
  'Uploading',
  'TooLarge',
  'InvalidFormat',
  'SendAgain',
  'Saving',
  'SaveFailed',
  'Loading',
  'Failed',
  'German',
] as const;

/** The customer's avatar and decoration, and the ones to choose from. */
export interface AvatarOptions {
  readonly avatars: readonly PictureOption[];
  readonly decorations: readonly PictureOption[];
  readonly avatarId: number;
  /** 0 for none. */
  readonly decorationId: number;
  /** URLs of the current pictures; '' for none. */
  readonly avatar: string;
  readonly decoration: string;
}

/** Result of the last change. */
export type AvatarSaving =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly id: number }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface AvatarUploadProps {
  readonly avatarOptions: Remote<AvatarOptions>;
  readonly saving: AvatarSaving;
  readonly upload: PictureUpload;
  readonly onAvatar: (id: number) => void;
  readonly onFile: (file: File) => void;
  readonly onSendAgain: () => void;
  readonly onForget: () => void;
}
