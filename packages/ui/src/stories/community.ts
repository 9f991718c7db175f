import type { CommunityDoor } from '../link/community-door.ts';

/** A community site that no story ever opens. */
export const openDoor: CommunityDoor = {
  hrefOf: (path) => `https://community.example${path}`,
  freshHref: (path) => `https://community.example${path}?abcd`,
  open: () => true,
};
