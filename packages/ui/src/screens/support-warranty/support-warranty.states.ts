import type { TermText } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const supportWarrantyStates = ['Ready', 'Loading', 'Failed', 'German'] as const;

export type SupportWarrantyState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly text: TermText };

export interface SupportWarrantyScreenProps {
  readonly state: SupportWarrantyState;
}
