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
  /** The title in the URL. */
  readonly title: string;
  /** The texts loaded so far. */
  readonly terms: readonly Pick<Term, 'title' | 'name'>[];
}
