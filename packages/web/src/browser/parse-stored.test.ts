// @vitest-environment node
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { expect, expectTypeOf, test } from 'vitest';
import { isList, parseStored } from './parse-stored.ts';

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

test('reads what was stored when it has the wanted shape', () => {
  expect(parseStored('12', isNumber)).toBe(12);
  expect(parseStored('[1,"two",null]', isList)).toEqual([1, 'two', null]);
  expect(parseStored('{"note":"by the door"}', isRecord)).toEqual({ note: 'by the door' });
});

test.each([null, '', '{', '[1', 'undefined', 'NaN', '\u0000'])('reads %j as nothing', (text) => {
  expect(parseStored(text, isNumber)).toBeUndefined();
  expect(parseStored(text, isList)).toBeUndefined();
  expect(parseStored(text, isRecord)).toBeUndefined();
});

test.each(['null', 'true', '"text"', '1', '[]'])('%s is no record', (text) => {
  expect(parseStored(text, isRecord)).toBeUndefined();
});

test.each(['null', 'true', '"text"', '1', '{}', '{"length":0}'])('%s is no list', (text) => {
  expect(parseStored(text, isList)).toBeUndefined();
});

test('what was stored is not known before it is checked', () => {
  expectTypeOf(parseStored('12', isNumber)).toEqualTypeOf<number | undefined>();
  expectTypeOf(parseStored('[]', isList)).toEqualTypeOf<readonly unknown[] | undefined>();
  expectTypeOf(parseStored('{}', isRecord)).toEqualTypeOf<Record<string, unknown> | undefined>();
});
