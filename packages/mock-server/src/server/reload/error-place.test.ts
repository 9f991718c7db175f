import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOf } from './error-place.ts';

const here = (name: string) => join(process.cwd(), name);

test('a syntax error has its location as fields', () => {
  const error = Object.assign(new Error('Transform failed with 1 error:'), {
    errors: [
      {
        message: '\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n 3 | };',
        loc: { file: here('a/cart.ts'), line: 3, column: 6 },
      },
    ],
  });
  expect(placeOf(error)).toBe('a/cart.ts:3:7: [PARSE_ERROR] Unexpected token');
});

test('another error is located by the first frame outside of libraries', () => {
  const error = new Error('Not now.');
  error.stack = `Error: Not now.
    at load (node:internal/modules:1:1)
    at run (${here('node_modules/vite/runner.js')}:9:9)
    at ${here('a/cart.ts')}:12:7
    at file://${here('b.ts')}:1:1`;
  expect(placeOf(error)).toBe('a/cart.ts:12:7: Not now.');
  error.stack = `Error: Not now.\n    at load (file://${here('b.ts')}:1:1)`;
  expect(placeOf(error)).toBe('b.ts:1:1: Not now.');
});

test('without a location the message remains', () => {
  const error = new Error('Gone.');
  error.stack = 'Error: Gone.';
  expect(placeOf(error)).toBe('Gone.');
  expect(placeOf('text')).toBe('text');
});
