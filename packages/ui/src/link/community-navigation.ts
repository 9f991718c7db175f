/** Links to the community site. Its URL and the login token come from the web app. */
export interface CommunityNavigation {
  /** The URL of a page there, without any data of the customer. */
  readonly hrefOf: (path: string) => string;
  /** The URL with the login token. Created for each click and never stored. */
  readonly freshHref: (path: string) => string;
  /** Opens a page there in a new tab; false if the browser blocks it. */
  readonly open: (path: string) => boolean;
}

/** Paths on the community site that the shop links to. */
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
