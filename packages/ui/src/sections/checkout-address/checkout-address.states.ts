import type { SavedAddress } from '@signal-shop/sdk/contract';
import type { AddressDraft } from '../../forms/address-form/address-draft.ts';
import type { Failure, Remote } from '../../remote.ts';

export const checkoutAddressStates = [
  'None',
  'One',
  'Many',
  'Full',
  'Editing',
  'SaveFailed',
  'Deleting',
  'Loading',
  'LoadFailed',
] as const;

/** The address in the form, without an id until it is saved; its draft survives failures. */
export type AddressEditing =
  | { readonly status: 'none' }
  | { readonly status: 'open' | 'saving'; readonly id: number | null; readonly draft: AddressDraft }
  | {
      readonly status: 'failed';
      readonly id: number | null;
      readonly draft: AddressDraft;
      readonly failure: Failure;
    };

export type AddressDeletion =
  | { readonly status: 'none' }
  | { readonly status: 'asking' | 'pending'; readonly id: number }
  | { readonly status: 'failed'; readonly id: number; readonly failure: Failure };

export interface AddressesView {
  /** The default address first. */
  readonly saved: Remote<readonly SavedAddress[]>;
  /** The saved address for this order; null for the form. */
  readonly selectedId: number | null;
  /** Whether to save the address in the form with the order. */
  readonly keep: boolean;
  readonly editing: AddressEditing;
  readonly deletion: AddressDeletion;
}

export interface AddressEvents {
  /** null selects the form. */
  readonly onChoose: (id: number | null) => void;
  readonly onKeep: (keep: boolean) => void;
  readonly onEdit: (id: number) => void;
  readonly onEditedChange: (draft: AddressDraft) => void;
  readonly onSaveEdited: () => void;
  readonly onCloseEdited: () => void;
  readonly onAskDelete: (id: number) => void;
  readonly onDelete: () => void;
  readonly onCloseDelete: () => void;
}
