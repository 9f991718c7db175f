import { pages } from '@signal-shop/guide';

/** Every page that somebody reads, as a path in the repository: those of the guide, and the guide's own. */
export const documents: readonly string[] = [
  ...pages.map(({ source }) => source),
  'packages/guide/README.md',
];
