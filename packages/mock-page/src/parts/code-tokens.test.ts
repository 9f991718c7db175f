import { expect, test } from 'vitest';
import { tokensOf } from './code-tokens.ts';

const kinds = (text: string) =>
  tokensOf(text)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text: part }) => `${kind} ${part}`);

test('keys, texts, numbers and words of JSON are told apart, also where a text looks like another', () => {
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

test('nothing of a text is lost, whatever it is', () => {
  for (const text of ['{"a": [1, "x', '[', 'plain 12 "words"', '<p>{"a":1}</p>', '']) {
    expect(
      tokensOf(text)
        .map((token) => token.text)
        .join(''),
    ).toBe(text);
  }
  expect(kinds('plain 12 "words"')).toEqual([]);
});
