import type { PointRule } from '@signal-shop/sdk/contract';

export const earnPointsRowStates = [
  'SignUp50',
  'Guest',
  'Daily3',
  'Invite10',
  'InviteCapReached',
  'Follow20',
  'FollowGuest',
  'Profile10',
  'Review50',
  'ProductRegistration',
  'Done',
] as const;

/** A network on which the shop can be followed. */
export interface FollowNetwork {
  readonly name: string;
  /** An address that passed the shop's check of foreign addresses. */
  readonly href: string;
  readonly isFollowed: boolean;
}

export interface EarnPointsRowProps {
  readonly rule: PointRule;
  /** What the customer has earned this way in this month; null for visitors, and for ways without a limit. */
  readonly used: number | null;
  /** Whether there is something to do: for a visitor, for a customer, or nothing more for now. */
  readonly standing: 'guest' | 'open' | 'done';
  /** Where the shop can be followed; shown with the way that is about it. */
  readonly networks?: readonly FollowNetwork[];
  readonly onFollow?: (network: FollowNetwork) => void;
  readonly onLogIn: () => void;
}
