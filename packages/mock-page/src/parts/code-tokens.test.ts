import { expect, test } from 'vitest';
import { tokensOf } from './code-tokens.ts';

const kinds = (text: string) =>
  tokensOf(text)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text: part }) => `${kind} ${part}`);

test('keys, strings, numbers and keywords of JSON are distinguished, even when a string looks like another token', () => {
  expect(kinds('{"id": -1.5, "say": "a \\"true\\": 7", "on": true, "off": null}')).toEqual([
    'key "id":',
    'number -1.5',
    'key "say":',
    'text "a \\"true\\": 7"',
    'key "on":',
    'word true',
    'key "off":',
    'word null',
  ]);
});

test('the tokens contain every character of the text', () => {
  for (const text of ['{"a": [1, "x', '[', 'plain 12 "words"', '<p>{"a":1}</p>', '']) {
    expect(
      tokensOf(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  }
  expect(kinds('plain 12 "words"')).toEqual([]);
});
