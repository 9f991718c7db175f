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

/** A social network on which the shop has a profile. */
export interface FollowNetwork {
  readonly name: string;
  /** A URL that passed the check of external URLs. */
  readonly href: string;
  readonly isFollowed: boolean;
}

export interface EarnPointsRowProps {
  readonly rule: PointRule;
  /**
   * Points that the customer earned this way in the current month; null for visitors and for ways without a limit.
   */
  readonly used: number | null;
  /** `guest` for visitors, `open` while a customer can earn more, `done` otherwise. */
  readonly standing: 'guest' | 'open' | 'done';
  /** Networks to follow; rendered for the way that rewards following. */
  readonly networks?: readonly FollowNetwork[];
  readonly onFollow?: (network: FollowNetwork) => void;
  readonly onLogIn: () => void;
}
