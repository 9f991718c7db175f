import type { GoodsSummary, ResultOf } from '@signal-shop/sdk/contract';
import type { Failure } from '../../../remote.ts';

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
  /** In the order of selection. */
  readonly goods: readonly GoodsSummary[];
  readonly rows: ResultOf<'compareGoods'>['rows'];
  /** Number of selected goods that are no longer sold. */
  readonly gone?: number;
}

export type CompareState =
  | { readonly status: 'loading' }
  /** None or one selected; others may no longer be sold. */
  | { readonly status: 'tooFew'; readonly count: 0 | 1; readonly gone?: number }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  | { readonly status: 'ready'; readonly view: ComparisonView };

export interface CompareScreenProps {
  readonly state: CompareState;
  /** Removes goods from the comparison. */
  readonly onRemove: (goodsId: number) => void;
  readonly onClear: () => void;
  /** Adds one piece of the goods to the cart. */
  readonly onAdd: (goodsId: number) => void;
}
