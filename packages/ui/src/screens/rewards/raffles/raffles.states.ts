import type { Draw, Raffle } from '@signal-shop/sdk/contract';
import type { Failure, Remote } from '../../../remote.ts';

export const rafflesStates = [
  'Ready',
  'Drawing',
  'WonCoupon',
  'WonGift',
  'DrawFailed',
  'Drawn',
  'Empty',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

/** The draw of a ticket; `raffleId` says of which raffle. */
export type RaffleDraw =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly raffleId: number }
  | { readonly status: 'won'; readonly raffleId: number; readonly prize: Draw; readonly message: string }
  | { readonly status: 'failed'; readonly raffleId: number; readonly failure: Failure };

export interface RafflesScreenProps {
  readonly state: Remote<readonly Raffle[]>;
  readonly draw: RaffleDraw;
  readonly onDraw: (raffleId: number) => void;
}
