import type { GoodsSummary } from '@signal-shop/sdk/contract';
import type { Failure } from '../../remote.ts';

export const redeemDialogStates = [
  'Confirm',
  'BalanceUnknown',
  'NotEnough',
  'Pending',
  'Done',
  'ServerMessage',
] as const;

export type RedeemState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' | 'pending' | 'done'; readonly goods: GoodsSummary }
  | { readonly status: 'failed'; readonly goods: GoodsSummary; readonly failure: Failure };
