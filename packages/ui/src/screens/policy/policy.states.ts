import type { Term, TermText } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const policyStates = ['Ready', 'Long', 'Loading', 'Failed', 'UnknownTitle', 'Cjk'] as const;

export type PolicyState =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly text: TermText };

export interface PolicyScreenProps {
  readonly state: PolicyState;
  /** The title that the address names. */
  readonly title: string;
  /** Every text there is, as far as that is known. */
  readonly terms: readonly Pick<Term, 'title' | 'name'>[];
}
