import type { DeliveryCountry, SavedAddress } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import type { AddressDraft } from '../../../forms/address-form/address-draft.ts';
import type { NotReady } from '../../../remote.ts';
import type { AddressEditing } from '../../../sections/checkout-address/checkout-address.states.ts';

export const accountAddressesStates = [
  'Ready',
  'Full',
  'Empty',
  'Loading',
  'Failed',
  'Adding',
  'Editing',
  'Saving',
  'SaveFailed',
  'Refused',
  'MakingDefault',
  'Removed',
  'German',
  'Japanese',
] as const;

/** The address in the form, and whether it becomes the default one; null where that is no choice. */
export type AddressBookEditing =
  | Extract<AddressEditing, { status: 'none' }>
  | (Exclude<AddressEditing, { status: 'none' }> & { readonly isDefault: boolean | null });

export interface AddressBookEvents {
  /** null opens the form for a new address. */
  readonly onOpen: (id: number | null) => void;
  readonly onDraftChange: (draft: AddressDraft) => void;
  readonly onDefaultChange: (isDefault: boolean) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly onMakeDefault: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

export interface AccountAddressesScreenProps {
  /** The default address first. */
  readonly state: NotReady | { readonly status: 'ready'; readonly value: readonly SavedAddress[] };
  readonly countries: readonly DeliveryCountry[];
  readonly editing: AddressBookEditing;
  /** The address that is becoming the default one. */
  readonly pendingDefaultId: number | null;
  readonly on: AddressBookEvents;
  /** Below the addresses: what else a checkout is ready with. */
  readonly children?: ReactNode;
}
