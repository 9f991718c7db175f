import type { GoodsSummary, PointKind, PointRule, ResultOf } from '@signal-shop/sdk/contract';
import type { FollowNetwork } from '../../components/earn-points-row/earn-points-row.states.ts';
import type { Remote } from '../../remote.ts';

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
  /** Points that the customer has; null for a visitor without a login, or while nobody knows. */
  readonly balance: number | null;
  readonly rules: Remote<readonly PointRule[]>;
  /** What has been earned this month of what has a limit. */
  readonly used: Partial<Record<PointKind, number>>;
  /** Ways that earn nothing more for now. */
  readonly done: readonly PointKind[];
  /** Where the shop can be followed. */
  readonly networks: readonly FollowNetwork[];
  readonly onFollow: (network: FollowNetwork) => void;
  /** Some of what the points store has. */
  readonly goods: Remote<readonly GoodsSummary[]>;
  /** `guest` where nobody is logged in. */
  readonly perks: Remote<Perks> | { readonly status: 'guest' };
  /** The part that is open at first. */
  readonly tab?: PointsTab;
  readonly onSwap: (goods: GoodsSummary) => void;
  readonly onLogIn: () => void;
}
