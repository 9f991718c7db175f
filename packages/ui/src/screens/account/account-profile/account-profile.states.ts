import type { Profile } from '@signal-shop/sdk/contract';
import type { CopyText } from '../../../components/copy-field/use-copy.ts';
import type { ProfileFormProps } from '../../../forms/profile-form/profile-form.states.ts';
import type { NotReady } from '../../../remote.ts';
import type { AccountDeletionProps } from '../../../sections/account-deletion/account-deletion.states.ts';
import type { AccountOverviewProps } from '../../../sections/account-overview/account-overview-props.ts';
import type { AvatarUploadProps } from '../../../sections/avatar-upload/avatar-upload.states.ts';
import type { DataExportProps } from '../../../sections/data-export/data-export.states.ts';

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
  'DeletionConfirm',
  'DeletionRequested',
  'German',
  'Japanese',
] as const;

export type ProfileState = NotReady | { readonly status: 'ready'; readonly value: Profile };

export interface AccountProfileScreenProps {
  readonly state: ProfileState;
  readonly form: Omit<ProfileFormProps, 'knownEmail'>;
  readonly picture: AvatarUploadProps;
  readonly overview: Omit<AccountOverviewProps, 'points'>;
  readonly dataExport: DataExportProps;
  readonly deletion: AccountDeletionProps;
  /** Absolute URL for friends. */
  readonly inviteLink: string;
  readonly onCopy: CopyText;
}
