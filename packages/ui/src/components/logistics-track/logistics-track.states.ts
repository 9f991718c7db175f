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

/** What is known of a parcel: nothing is shipped, the number is still to come, or what the carrier tells. */
export type LogisticsState =
  | { readonly status: 'none' }
  | { readonly status: 'pending' }
  | ({ readonly status: 'loading' } & Handed)
  | ({ readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void } & Handed)
  | { readonly status: 'ready'; readonly parcel: Parcel };
