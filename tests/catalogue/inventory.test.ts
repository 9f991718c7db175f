import { expect, test } from 'vitest';
import { storyNames } from '../../scripts/documents/story-names.ts';

const fewestStories = 1_300;

test('the number of stories does not fall below the agreed one, and names are unique in their part', () => {
  const names = [...storyNames()].flatMap(([part, stories]) => stories.map((name) => `${part}#${name}`));
  expect(names.length).toBeGreaterThanOrEqual(fewestStories);
  expect(names.length).toBe(new Set(names).size);
});
