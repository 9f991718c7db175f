import type { Failure, Remote } from '../../remote.ts';

export const prizeAddressFormStates = [
  'Empty',
  'Filled',
  'AllMissing',
  'TooShort',
  'TooLong',
  'EmailOnBlur',
  'RegionLoading',
  'RegionFailed',
  'Submitting',
  'Submitted',
  'ServerMessage',
] as const;

/** Where a prize goes, as it is typed. `region` is the code of a state of the US, the only country. */
export interface PrizeDraft {
  readonly email: string;
  readonly buyer_first_name: string;
  readonly buyer_last_name: string;
  readonly buyer_address: string;
  readonly buyer_address_two: string;
  readonly country: string;
  readonly region: string;
  readonly city: string;
  readonly code: string;
  readonly subcode: string;
  readonly phone: string;
}

export interface UnitedState {
  readonly code: string;
  readonly name: string;
}

export type PrizeSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's sentence. */
  | { readonly status: 'sent'; readonly message: string };

export interface PrizeAddressFormProps {
  readonly draft: PrizeDraft;
  readonly states: Remote<readonly UnitedState[]>;
  readonly sending: PrizeSending;
  /** How soon the gift leaves once its address is known. */
  readonly shipsWithinDays: number;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: PrizeDraft) => void;
  /** Called once every field is as the contract wants it. */
  readonly onSend: () => void;
}
