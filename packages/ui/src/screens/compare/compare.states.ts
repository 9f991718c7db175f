import type { GoodsSummary, ResultOf } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const compareStates = [
  'Two',
  'Four',
  'OnlyDifferences',
  'NoSpecifications',
  'Empty',
  'One',
  'Loading',
  'Failed',
  'Gone',
  'AllGone',
  'German',
  'Small',
  'Japanese',
] as const;

export interface ComparisonView {
  /** In the order in which they were chosen. */
  readonly goods: readonly GoodsSummary[];
  readonly rows: ResultOf<'compareGoods'>['rows'];
  /** How many were chosen too and have left the shop. */
  readonly gone?: number;
}

export type CompareState =
  | { readonly status: 'loading' }
  /** Nothing chosen, or one only; the others may have left the shop. */
  | { readonly status: 'tooFew'; readonly count: 0 | 1; readonly gone?: number }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  | { readonly status: 'ready'; readonly view: ComparisonView };

export interface CompareScreenProps {
  readonly state: CompareState;
  /** Takes goods out of the comparison. */
  readonly onRemove: (goodsId: number) => void;
  readonly onClear: () => void;
}
