import type { Winning } from '@signal-shop/sdk/contract';
import type { PrizeAddressFormProps } from '../../forms/prize-address-form/prize-address-form.states.ts';
import type { ListState } from '../../sections/account-list/account-list.states.ts';

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

/** The address that is being told for a prize. */
export interface PrizeAddressing extends Omit<PrizeAddressFormProps, 'shipsWithinDays'> {
  /** What was won. */
  readonly prize: string;
}

export interface AccountWinsScreenProps {
  readonly state: ListState<Winning>;
  /** null while no address is being told. */
  readonly addressing: PrizeAddressing | null;
  readonly onAddress: (winning: Winning) => void;
  readonly onClose: () => void;
  readonly hrefOf: (page: number) => string;
}
