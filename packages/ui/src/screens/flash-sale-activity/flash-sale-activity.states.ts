import type { FlashSaleItem, FlashSaleList } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const flashSaleActivityStates = [
  'Active',
  'BeforeBegin',
  'Ended',
  'Loading',
  'Empty',
  'SoldOutAll',
  'SoldOutSome',
  'LastTenSeconds',
  'ReachesZero',
  'Buying',
  'Failed',
  'StreamClosed',
  'NoEventStream',
  'German',
  'Japanese',
] as const;

export type TimedFlashSaleList = FlashSaleList & { readonly endsAtMs: number };

/** Times are milliseconds of this device's clock. */
export type FlashSaleActivityState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  /** No sale is planned, or it has no goods. */
  | { readonly status: 'none' }
  | { readonly status: 'before'; readonly beginsAtMs: number }
  | {
      readonly status: 'active';
      readonly lists: readonly TimedFlashSaleList[];
      readonly closesAtMs: number;
      /** Address of the picture behind the title, '' while there is none. */
      readonly background: string;
    }
  | { readonly status: 'ended' };

export interface FlashSaleActivityScreenProps {
  readonly state: FlashSaleActivityState;
  /** The goods that are on their way into a purchase; null while none are. */
  readonly buying: number | null;
  readonly onBuy: (item: FlashSaleItem) => void;
  /** A clock has come to its end: what holds now should be read again. */
  readonly onTurn: () => void;
}
