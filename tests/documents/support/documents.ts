import { pages } from '@signal-shop/guide';

/** Paths of every written page: those of the guide, without the computed ones, and the guide's own README. */
export const documents: readonly string[] = [
  ...pages.map(({ source }) => source).filter((source) => source.endsWith('.md')),
  'packages/guide/README.md',
];
