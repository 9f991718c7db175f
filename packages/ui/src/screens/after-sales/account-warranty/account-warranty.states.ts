import type { Warranty } from '@signal-shop/sdk/contract';
import type { WarrantyClaimFormProps } from '../../../forms/warranty-claim-form/warranty-claim-form.states.ts';
import type { Failure } from '../../../remote.ts';
import type { ListState } from '../../../sections/account-list/account-list.states.ts';

export const accountWarrantyStates = [
  'Ready',
  'OfOneOrder',
  'Empty',
  'Expired',
  'Claimed',
  'Registering',
  'RegisterFailed',
  'Claim',
  'ClaimSent',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

/** Identifies a line of an order. */
export type WarrantyKey = Pick<Warranty, 'ordersn' | 'line_id'>;

/** Result of the last registration of a warranty. */
export type WarrantyRegistering =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly of: WarrantyKey }
  | { readonly status: 'failed'; readonly of: WarrantyKey; readonly failure: Failure };

export interface WarrantyClaiming extends WarrantyClaimFormProps {
  /** Name of the defective goods. */
  readonly name: string;
}

export interface AccountWarrantyScreenProps {
  readonly state: ListState<Warranty>;
  /** Lists the warranties of this order only; null for all. */
  readonly ordersn: string | null;
  readonly registering: WarrantyRegistering;
  readonly onRegister: (of: WarrantyKey) => void;
  /** The open warranty claim; null for none. */
  readonly claiming: WarrantyClaiming | null;
  readonly onClaim: (warranty: Warranty) => void;
  readonly onClose: () => void;
  readonly hrefOf: (page: number) => string;
}
