import { expect, test } from 'vitest';
import { changedPaths } from './generated-files.ts';

test('names the files that were changed, added or removed', () => {
  const before = new Map([
    ['same.ts', 'a'],
    ['changed.ts', 'a'],
    ['removed.ts', 'a'],
  ]);
  const after = new Map([
    ['same.ts', 'a'],
    ['changed.ts', 'b'],
    ['added.ts', 'a'],
  ]);
  expect(changedPaths(before, after)).toEqual(['added.ts', 'changed.ts', 'removed.ts']);
});
