import type { GoodsSummary, SideBanner } from '@signal-shop/sdk/contract';
import type { Failure } from '../../../remote.ts';

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
      /** The shop's banner for the sale; null without one. */
      readonly banner: SideBanner | null;
      /** Milliseconds since 1970, by the device's clock; null if the end is unknown. */
      readonly endsAtMs: number | null;
      /** All reduced goods, largest discount first. */
      readonly goods: readonly GoodsSummary[];
    };

export interface BigSaleScreenProps {
  readonly state: BigSaleState;
  /** Called when the countdown ends: the sale must be refetched. */
  readonly onTurn: () => void;
}
