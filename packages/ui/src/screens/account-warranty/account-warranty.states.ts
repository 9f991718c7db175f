import type { Warranty } from '@signal-shop/sdk/contract';
import type { WarrantyClaimFormProps } from '../../forms/warranty-claim-form/warranty-claim-form.states.ts';
import type { Failure } from '../../remote.ts';
import type { ListState } from '../../sections/account-list/account-list.states.ts';

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

/** Names one line of one order. */
export type WarrantyKey = Pick<Warranty, 'ordersn' | 'line_id'>;

/** What became of the last warranty that was registered. */
export type WarrantyRegistering =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly of: WarrantyKey }
  | { readonly status: 'failed'; readonly of: WarrantyKey; readonly failure: Failure };

export interface WarrantyClaiming extends WarrantyClaimFormProps {
  /** What is defective. */
  readonly name: string;
}

export interface AccountWarrantyScreenProps {
  readonly state: ListState<Warranty>;
  /** The order whose warranties alone are listed; null for those of all. */
  readonly ordersn: string | null;
  readonly registering: WarrantyRegistering;
  readonly onRegister: (of: WarrantyKey) => void;
  /** The defect that is being reported; null while none is. */
  readonly claiming: WarrantyClaiming | null;
  readonly onClaim: (warranty: Warranty) => void;
  readonly onClose: () => void;
  readonly hrefOf: (page: number) => string;
}
