import type { Term } from '@signal-shop/sdk/contract';
import type { NotReady } from '../../../remote.ts';

export const policyListStates = ['Ready', 'Loading', 'Failed', 'German'] as const;

export type PolicyListState =
  | NotReady
  | { readonly status: 'ready'; readonly policy: readonly Term[]; readonly terms: readonly Term[] };

export interface PolicyListScreenProps {
  readonly state: PolicyListState;
  /** Whether any market offers online withdrawal. */
  readonly withdrawal: boolean;
}
