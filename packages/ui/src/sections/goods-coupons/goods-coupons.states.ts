import type { Failure } from '../../remote.ts';

export const goodsCouponsStates = [
  'Ready',
  'Taken',
  'Taking',
  'Failed',
  'ServerMessage',
  'Empty',
  'LongDe',
] as const;

/** Result of the last attempt to take a coupon. */
export type TakingState =
  | { readonly status: 'idle' }
  | { readonly status: 'taking'; readonly id: number }
  | { readonly status: 'failed'; readonly failure: Failure };
