import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every path in the glossary exists', () => {
  const codeSpans = readFileSync('GLOSSARY.md', 'utf8')
    .split('`')
    .filter((_, index) => index % 2 === 1);
  const paths = codeSpans.filter((span) => span.startsWith('packages/') || span.startsWith('openapi/'));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
