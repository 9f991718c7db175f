import type { GoodsSummary } from '@signal-shop/sdk/contract';
import type { Remote } from '../../../remote.ts';
import type { RedeemState } from '../../../sections/redeem-dialog/redeem-dialog.states.ts';

export const pointsStoreStates = [
  'Ready',
  'Loading',
  'Empty',
  'Failed',
  'Guest',
  'NotEnoughPoints',
  'RedeemConfirm',
  'RedeemDone',
  'RedeemFailed',
  'German',
  'Japanese',
] as const;

export interface PointsStoreEvents {
  readonly onSwap: (goods: GoodsSummary) => void;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

export interface PointsStoreScreenProps {
  readonly goods: Remote<readonly GoodsSummary[]>;
  /** The customer's balance; null for guests and while it is unknown. */
  readonly balance: number | null;
  readonly session: 'guest' | 'member';
  readonly redeem: RedeemState;
  readonly on: PointsStoreEvents;
}
