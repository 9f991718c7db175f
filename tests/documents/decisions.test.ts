import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();
const readDecision = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const titleOf = (file: string) => readDecision(file).split('\n')[0]?.replace('# ', '');

test('decisions have consecutive numbers', () => {
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

test.each(files)('%s has a title, a date, a context, a decision and consequences', (file) => {
  const lines = readDecision(file).split('\n');
  expect(lines[2]).toMatch(/^Date: 20\d\d-\d\d-\d\d$/);
  const headings = lines.filter((line) => /^#+ /.test(line)).slice(1);
  expect(headings).toEqual(['## Context', '## Decision', '## Consequences']);
});

test('the index lists every decision by its title', () => {
  const rows = readDecision('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(rows).toEqual(files.map((file) => `- [${file.slice(0, 4)} ${titleOf(file)}](${file})`));
});
