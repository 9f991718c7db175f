import type { GoodsSummary, SideBanner } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const bigSaleStates = [
  'Open',
  'Closed',
  'Loading',
  'Empty',
  'Failed',
  'Countdown',
  'German',
  'Japanese',
] as const;

export type BigSaleState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  | { readonly status: 'closed' }
  | {
      readonly status: 'open';
      /** What the shop says of the sale; null while it says nothing. */
      readonly banner: SideBanner | null;
      /** Milliseconds of this device's clock; null where nobody knows the end. */
      readonly endsAtMs: number | null;
      /** Everything that is reduced, the largest saving first. */
      readonly goods: readonly GoodsSummary[];
    };

export interface BigSaleScreenProps {
  readonly state: BigSaleState;
  /** The clock has come to its end: what holds now should be read again. */
  readonly onTurn: () => void;
}
