import type { Warranty } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';
import type { ListState } from '../../sections/account-list/account-list.states.ts';

export const accountWarrantyStates = [
  'Ready',
  'Empty',
  'Expired',
  'Claimed',
  'Registering',
  'RegisterFailed',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

/** Names one line of one order. */
export type WarrantyKey = Pick<Warranty, 'ordersn' | 'line_id'>;

/** What became of the last warranty that was registered. */
export type WarrantyRegistering =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly of: WarrantyKey }
  | { readonly status: 'failed'; readonly of: WarrantyKey; readonly failure: Failure };

export interface AccountWarrantyScreenProps {
  readonly state: ListState<Warranty>;
  readonly registering: WarrantyRegistering;
  readonly onRegister: (of: WarrantyKey) => void;
  readonly hrefOf: (page: number) => string;
}
