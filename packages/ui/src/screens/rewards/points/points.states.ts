import type { GoodsSummary, PointKind, PointRule, ResultOf } from '@signal-shop/sdk/contract';
import type { Remote } from '../../../remote.ts';
import type { FollowNetwork } from '../../../sections/earn-points-row/earn-points-row.states.ts';

export const pointsStates = [
  'EarnGuest',
  'EarnMember',
  'EarnInviteCap',
  'EarnAllDone',
  'StoreHome',
  'MyPerks',
  'MyPerksEmpty',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

export type PointsTab = 'earn' | 'store' | 'perks';
export type Perks = ResultOf<'getCustomerRights'>['msg'];

export interface PointsScreenProps {
  /** The customer's balance; null for guests and while it is unknown. */
  readonly balance: number | null;
  readonly rules: Remote<readonly PointRule[]>;
  /** Points earned this month, for ways with a monthly limit. */
  readonly used: Partial<Record<PointKind, number>>;
  /** Ways that earn nothing more for now. */
  readonly done: readonly PointKind[];
  /** Social networks to follow. */
  readonly networks: readonly FollowNetwork[];
  readonly onFollow: (network: FollowNetwork) => void;
  /** A selection from the points store. */
  readonly goods: Remote<readonly GoodsSummary[]>;
  /** `guest` without a login. */
  readonly perks: Remote<Perks> | { readonly status: 'guest' };
  /** The initially open tab. */
  readonly tab?: PointsTab;
  readonly onSwap: (goods: GoodsSummary) => void;
  readonly onLogIn: () => void;
}
