import type { Failure } from '../../remote.ts';

export const accountDeletionStates = [
  'Closed',
  'Confirm',
  'ConfirmByEmail',
  'Missing',
  'WrongPassword',
  'Pending',
  'Failed',
  'Requested',
  'Keeping',
  'KeepFailed',
  'German',
  'Japanese',
] as const;

/** The dialog that requests the deletion. */
export type DeletionDialogState =
  | { readonly status: 'closed' | 'open' | 'pending' }
  /** The server's refusal of the password or email address. */
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'failed'; readonly failure: Failure };

export type KeepingState =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface DeletionRequestProps {
  /** Without a password, the customer confirms with the email address. */
  readonly hasPassword: boolean;
  readonly dialog: DeletionDialogState;
  /** The typed password or email address. */
  readonly confirmation: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onConfirmation: (typed: string) => void;
  /** Called when the confirmation is not empty. */
  readonly onDelete: () => void;
}

export interface DeletionNoticeProps {
  /** When the account is deleted, in Unix seconds. */
  readonly deletionAt: number;
  readonly keeping: KeepingState;
  readonly onKeep: () => void;
}

/** The actions and states that a page passes; the profile has the rest. */
export type AccountDeletionProps = Omit<DeletionRequestProps, 'hasPassword'> &
  Omit<DeletionNoticeProps, 'deletionAt'>;
