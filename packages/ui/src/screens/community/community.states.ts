import type { Post } from '@signal-shop/sdk/contract';
import type { CommunityDoor } from '../../link/community-door.ts';
import type { Remote } from '../../remote.ts';

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
  /** Links to the community; null while its URL is unknown. */
  readonly door: CommunityDoor | null;
}
