import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf } from './support/shell-blocks.ts';

/** The changed files of a diff, each with its lines after the change. */
const parts = blocksOf('CONTRIBUTING.md', 'diff').flatMap((diff) =>
  diff.split(/^\+\+\+ /mu).flatMap((part) => {
    const [path = '', ...lines] = part.trimEnd().split('\n');
    const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
    return path === '' ? [] : [{ path, after: after.join('\n') }];
  }),
);

test('CONTRIBUTING shows a field as the diff that added it', () => {
  expect(parts.length).toBeGreaterThan(3);
});

test.each(parts)('the diff of $path led to the file as it is', ({ path, after }) => {
  expect(readFileSync(path, 'utf8')).toContain(after);
});
