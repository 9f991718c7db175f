// @vitest-environment node
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { expect, expectTypeOf, test } from 'vitest';
import { isList, parseStored } from './parse-stored.ts';

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

test('parses a stored value of the expected shape', () => {
  expect(parseStored('12', isNumber)).toBe(12);
  expect(parseStored('[1,"two",null]', isList)).toEqual([1, 'two', null]);
  expect(parseStored('{"note":"by the door"}', isRecord)).toEqual({ note: 'by the door' });
});

test.each([null, '', '{', '[1', 'undefined', 'NaN', '\u0000'])('reads %j as undefined', (text) => {
  expect(parseStored(text, isNumber)).toBeUndefined();
  expect(parseStored(text, isList)).toBeUndefined();
  expect(parseStored(text, isRecord)).toBeUndefined();
});

test.each(['null', 'true', '"text"', '1', '[]'])('%s is not a record', (text) => {
  expect(parseStored(text, isRecord)).toBeUndefined();
});

test.each(['null', 'true', '"text"', '1', '{}', '{"length":0}'])('%s is not a list', (text) => {
  expect(parseStored(text, isList)).toBeUndefined();
});

test('a parsed value has an unknown type until it is checked', () => {
  expectTypeOf(parseStored('12', isNumber)).toEqualTypeOf<number | undefined>();
  expectTypeOf(parseStored('[]', isList)).toEqualTypeOf<readonly unknown[] | undefined>();
  expectTypeOf(parseStored('{}', isRecord)).toEqualTypeOf<Record<string, unknown> | undefined>();
});
