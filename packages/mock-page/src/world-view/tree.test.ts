import { createShop } from '@signal-shop/mock-server';
import { expect, test } from 'vitest';
import { entriesOf, findEntries, kindOf, pointerBelow, readJson, readLeaf, sizeText } from './tree.ts';

const root = {
  display: { stock: 'seeded', maximum: null },
  orders: { 'A/1': { status: 4 }, 'B~2': { status: 9 } },
};

test('an entry is addressed by its JSON Pointer with escaped special characters', () => {
  expect(pointerBelow('/orders', 'A/1')).toBe('/orders/A~11');
  expect(pointerBelow('/orders', 'B~2')).toBe('/orders/B~02');
});

test('the search matches keys and values, and expands their ancestors', () => {
  const result = findEntries(root, 'STATUS');
  expect([...(result?.matches ?? [])]).toEqual(['/orders/A~11/status', '/orders/B~02/status']);
  expect([...(result?.visible ?? [])]).toEqual([
    '/orders',
    '/orders/A~11',
    '/orders/A~11/status',
    '/orders/B~02',
    '/orders/B~02/status',
  ]);
  expect([...(findEntries(root, 'seeded')?.matches ?? [])]).toEqual(['/display/stock']);
  expect(findEntries(root, '  ')).toBeNull();
});

test('a search with too many matches is cut off and shows a note', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`goods${index}`, index]));
  expect(findEntries(many, 'goods')).toMatchObject({ isCut: true });
  expect(findEntries(many, 'goods4999')).toMatchObject({ isCut: false });
});

test('typed text is parsed as the type of the previous value', () => {
  expect(readLeaf('12', 'text')).toEqual({ value: '12' });
  expect(readLeaf(' 12.5 ', 'number')).toEqual({ value: 12.5 });
  expect(readLeaf('twelve', 'number')).toHaveProperty('problem');
  expect(readLeaf('', 'number')).toHaveProperty('problem');
  expect(readLeaf('false', 'boolean')).toEqual({ value: false });
  expect(readLeaf('{"a": 1}', 'null')).toEqual({ value: { a: 1 } });
  expect(readJson('seeded')).toHaveProperty('problem');
});

test('every type of value is described', () => {
  expect(['', 1, true, null].map(kindOf)).toEqual(['text', 'number', 'boolean', 'null']);
  expect(sizeText([1, 2])).toBe('[2]');
  expect(sizeText(root)).toBe('{2}');
});

test('the tree can walk a real world', () => {
  const { state } = createShop().world('default');
  const plain = JSON.parse(JSON.stringify({ locale: state.locale, outbox: state.outbox }));
  expect(entriesOf(plain)).toEqual([
    { key: 'locale', value: 'en' },
    { key: 'outbox', value: [] },
  ]);
});
