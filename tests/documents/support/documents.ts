import { pages } from '@signal-shop/guide';

/**
 * Paths of every written document: the pages of the guide, without the generated ones, and the guide's own
 * README.
 */
export const documents: readonly string[] = [
  ...pages.map(({ source }) => source).filter((source) => source.endsWith('.md')),
  'packages/guide/README.md',
];
