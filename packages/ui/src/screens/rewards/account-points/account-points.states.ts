import type { PointEntry } from '@signal-shop/sdk/contract';
import type { PointCap } from '../../../components/points-summary/points-summary.tsx';
import type { ListState } from '../../../sections/account-list/account-list.states.ts';

export const accountPointsStates = [
  'Ready',
  'Earned',
  'Spent',
  'CapReached',
  'Empty',
  'EmptySpent',
  'ManyPages',
  'Loading',
  'Failed',
  'LogDetail',
  'German',
  'Japanese',
] as const;

export const pointTabs = ['all', 'earned', 'spent'] as const;
export type PointTab = (typeof pointTabs)[number];

export interface AccountPointsScreenProps {
  readonly tab: PointTab;
  readonly state: ListState<PointEntry>;
  /** null while unknown. */
  readonly points: number | null;
  readonly caps: readonly PointCap[];
  /** The initially expanded entry. */
  readonly unfolded?: number | undefined;
  readonly hrefOf: (tab: PointTab, page: number) => string;
}
