import { expect, test } from 'vitest';
import { findRefusedWords } from './plain-english.ts';

const wordsIn = (path: string, source: string) =>
  findRefusedWords(path, source).map(({ line, word }) => [line, word]);

test('reports a refused word in a comment, with its line and a replacement', () => {
  const source = 'const a = 1;\n/**\n * Renders\n * anew.\n */\nconst b = 2; // nobody reads it';
  expect(wordsIn('a.ts', source)).toEqual([
    [4, 'anew'],
    [6, 'nobody'],
  ]);
  expect(findRefusedWords('a.ts', source)[0]?.instead).toContain('again');
});

test('reports refused words in titles of tests, also of parametrized ones', () => {
  const source =
    "describe('told', () => {\n  test.each([1])('%s is kept', () => {});\n  it(`stands`, () => {});\n});";
  expect(wordsIn('a.test.tsx', source)).toEqual([
    [1, 'told'],
    [2, 'kept'],
    [3, 'stands'],
  ]);
});

test('reports refused words in documents, but not in their programs', () => {
  const source = '# Title\n\nThe colour.\n\n```ts\n// anew\n```\n\nSee `told` and [it](./told.md).\n';
  expect(wordsIn('a.md', source)).toEqual([[3, 'colour']]);
});

test('reports refused words in comments of style sheets', () => {
  expect(wordsIn('a.css', '.told {\n  /* stands here */\n  color: red;\n}\n')).toEqual([[2, 'stands']]);
});

test('reports a description that opens with "What", but neither a question nor a later line', () => {
  const source = '// What goes first.\n// What follows is the same comment.\n\n// What now?\n';
  expect(wordsIn('a.ts', source)).toEqual([[1, 'What']]);
});

test('reports refused words in comments and descriptions of YAML, but not in names and examples', () => {
  const source = [
    '# Kept in sync.',
    'kept: 1 # stands here',
    'description: >-',
    '  Folded text',
    '  that tells.',
    'properties:',
    '  told: { type: string, description: Whoever., examples: [told] }',
    'x-enum-descriptions:',
    '  - The file is anew.',
    'examples:',
    '  one: { summary: A deed, value: { title: Deeds } }',
    'example: { description: told }',
    '',
  ];
  expect(wordsIn('a.yaml', source.join('\n'))).toEqual([
    [1, 'Kept'],
    [2, 'stands'],
    [5, 'tells'],
    [7, 'Whoever'],
    [9, 'anew'],
    [11, 'deed'],
  ]);
});

test('accepts code, strings, quotations and terms of the field', () => {
  const source = [
    'const told = "anew"; // Renders `told`',
    '// A "deed" in quotes.',
    '// A race: the query is stale, indeed.',
    '// Frequently asked questions.',
  ];
  expect(wordsIn('a.ts', source.join('\n'))).toEqual([]);
});
