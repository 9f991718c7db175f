import type { Parcel } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const logisticsTrackStates = [
  'NoNumber',
  'NumberPending',
  'InTransit',
  'Delivered',
  'Announced',
  'CarrierFailed',
  'Loading',
  'German',
  'Japanese',
] as const;

interface Handed {
  readonly number: string;
  readonly company: string;
}

/** Tracking of a parcel: not shipped, no tracking number yet, or the carrier's events. */
export type LogisticsState =
  | { readonly status: 'none' }
  | { readonly status: 'pending' }
  | ({ readonly status: 'loading' } & Handed)
  | ({ readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void } & Handed)
  | { readonly status: 'ready'; readonly parcel: Parcel };
