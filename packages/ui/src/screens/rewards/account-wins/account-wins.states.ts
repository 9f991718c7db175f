import type { Winning } from '@signal-shop/sdk/contract';
import type { PrizeAddressFormProps } from '../../../forms/prize-address-form/prize-address-form.states.ts';
import type { ListState } from '../../../sections/account-list/account-list.states.ts';

export const accountWinsStates = [
  'Ready',
  'Empty',
  'Loading',
  'Failed',
  'AddressMissing',
  'Address',
  'AddressRefused',
  'German',
  'Japanese',
] as const;

/** The open form for a prize's delivery address. */
export interface PrizeAddressing extends Omit<PrizeAddressFormProps, 'shipsWithinDays'> {
  /** Name of the prize. */
  readonly prize: string;
}

export interface AccountWinsScreenProps {
  readonly state: ListState<Winning>;
  /** null while the form is closed. */
  readonly addressing: PrizeAddressing | null;
  readonly onAddress: (winning: Winning) => void;
  readonly onClose: () => void;
  readonly hrefOf: (page: number) => string;
}
