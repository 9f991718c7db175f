import type { Term, TermText } from '@signal-shop/sdk/contract';
import type { CopyText } from '../../../components/copy-field/use-copy.ts';
import type { NotReady } from '../../../remote.ts';

export const policyStates = [
  'Ready',
  'Long',
  'Loading',
  'Failed',
  'UnknownTitle',
  'Cjk',
  'WithForm',
  'WithFormGerman',
  'Imprint',
] as const;

export type PolicyState =
  | NotReady
  | { readonly status: 'unknown' }
  | { readonly status: 'ready'; readonly text: TermText };

export interface PolicyScreenProps {
  readonly state: PolicyState;
  readonly onCopy: CopyText;
  readonly onPrint: () => void;
  /** The title in the URL. */
  readonly title: string;
  /** The texts loaded so far. */
  readonly terms: readonly Pick<Term, 'title' | 'name'>[];
}
