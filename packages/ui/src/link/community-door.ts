/** The way to the community site, which lies elsewhere; the web app knows where, and who is asking. */
export interface CommunityDoor {
  /** The address of a page there as it stands in a link: nothing of the customer is in it. */
  readonly hrefOf: (path: string) => string;
  /** The address of this moment, which says who comes. Made anew for each click, never kept. */
  readonly freshHref: (path: string) => string;
  /** Opens a page there in a tab of its own; false when the browser refuses. */
  readonly open: (path: string) => boolean;
}

/** The places of the community site that the shop leads to. */
export const communityPaths = {
  blog: '/blog',
  forum: '/forum',
  points: '/points',
  member: '/member',
} as const;

export type CommunityPlace = keyof typeof communityPaths;

/** A post on the community site (spec §2). */
export function postPath(postId: number): string {
  return `/detail/${postId}`;
}
