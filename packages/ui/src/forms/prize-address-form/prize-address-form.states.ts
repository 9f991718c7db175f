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

/** Input of a prize's delivery address. `region` is the code of a US state; the US is the only country. */
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
  /** The server's message. */
  | { readonly status: 'sent'; readonly message: string };

export interface PrizeAddressFormProps {
  readonly draft: PrizeDraft;
  readonly states: Remote<readonly UnitedState[]>;
  readonly sending: PrizeSending;
  /** Days until the gift ships, counted from its address. */
  readonly shipsWithinDays: number;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: PrizeDraft) => void;
  /** Called on submit when every field satisfies the contract. */
  readonly onSend: () => void;
}
