import type { MenuGoods, Post } from '@signal-shop/sdk/contract';
import type { CommunityNavigation } from '../../../link/community-navigation.ts';
import type { Remote } from '../../../remote.ts';

export const communityStates = [
  'Guest',
  'Member',
  'PostsEmpty',
  'Loading',
  'Failed',
  'TabBlocked',
  'NoAddress',
  'German',
  'Japanese',
] as const;

export interface CommunityScreenProps {
  readonly posts: Remote<readonly Post[]>;
  readonly session: 'guest' | 'member';
  /** Photographed in the hero; none while the menu is unknown. */
  readonly goods: readonly MenuGoods[];
  /** Links to the community; null while its URL is unknown. */
  readonly door: CommunityNavigation | null;
}
