import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .sort((one, other) => numberOf(one) - numberOf(other));
const readDecision = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const titleOf = (file: string) => readDecision(file).split('\n')[0]?.replace('# ', '');

test('decisions have consecutive numbers', () => {
  expect(files.map(numberOf)).toEqual(files.map((_, index) => index + 1));
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
  expect(rows.toSorted()).toEqual(
    files.map((file) => `- [${basename(file).slice(0, 4)} ${titleOf(file)}](${file})`),
  );
});

function numberOf(file: string): number {
  return Number(basename(file).slice(0, 4));
}
