import type { Profile } from '@signal-shop/sdk/contract';
import type { CopyText } from '../../components/copy-field/use-copy.ts';
import type { ProfileFormProps } from '../../forms/profile-form/profile-form.states.ts';
import type { Failure } from '../../remote.ts';
import type { AvatarUploadProps } from '../../sections/avatar-upload/avatar-upload.states.ts';

export const accountProfileStates = [
  'Ready',
  'Incomplete',
  'Complete',
  'Loading',
  'Failed',
  'Invalid',
  'Saving',
  'Saved',
  'InvitationCopied',
  'CopyFailed',
  'German',
  'Japanese',
] as const;

export type ProfileState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Profile };

export interface AccountProfileScreenProps {
  readonly state: ProfileState;
  readonly form: Omit<ProfileFormProps, 'knownEmail'>;
  readonly picture: AvatarUploadProps;
  /** Absolute URL for friends. */
  readonly inviteLink: string;
  readonly onCopy: CopyText;
}
