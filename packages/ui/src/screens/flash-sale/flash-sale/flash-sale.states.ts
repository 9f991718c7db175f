import type { FlashSaleItem, FlashSaleList } from '@signal-shop/sdk/contract';
import type { Failure } from '../../../remote.ts';

export const flashSaleStates = [
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

/** Times in milliseconds since 1970, by the device's clock. */
export type FlashSaleScreenState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry?: () => void }
  /** No sale is scheduled, or it has no goods. */
  | { readonly status: 'none' }
  | { readonly status: 'before'; readonly beginsAtMs: number }
  | {
      readonly status: 'active';
      readonly lists: readonly TimedFlashSaleList[];
      readonly closesAtMs: number;
      /** URL of the picture behind the title, '' for none. */
      readonly background: string;
    }
  | { readonly status: 'ended' };

export interface FlashSaleScreenProps {
  readonly state: FlashSaleScreenState;
  /** Id of the goods being bought; null for none. */
  readonly buying: number | null;
  readonly onBuy: (item: FlashSaleItem) => void;
  /** Called when a countdown ends: the sale must be refetched. */
  readonly onTurn: () => void;
}
