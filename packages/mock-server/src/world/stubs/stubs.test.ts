import { expect, test } from 'vitest';
import type { Stub } from './stubs.ts';
import { stubBody, takeStub } from './stubs.ts';

const stub = (part: Partial<Stub>): Stub => ({ operationId: 'listGoods', answer: { msg: [] }, ...part });

test('the newest matching stub answers, and one with a number of times runs out', () => {
  const old = stub({});
  const once = stub({ times: 1 });
  const twice = stub({ times: 2 });
  expect(takeStub([old, once], 'listGoods', {})).toEqual({ stub: once, remaining: [old] });
  expect(takeStub([old, twice], 'listGoods', {}).remaining).toEqual([old, stub({ times: 1 })]);
  expect(takeStub([old], 'listGoods', {})).toEqual({ stub: old, remaining: [old] });
  expect(takeStub([old], 'getCart', {})).toEqual({ stub: undefined, remaining: [old] });
});

test.each([
  [{ page: 2 }, { page: '2', page_size: '10' }, true],
  [{ page: 2 }, { page: 1 }, false],
  [{ items: [{ id: 7 }] }, { items: [{ id: 7, number: 1 }] }, true],
  [{ items: [{ id: 7 }] }, { items: [{ id: 7 }, { id: 8 }] }, false],
  [{ address: { city: 'Berlin' } }, { address: 'Berlin' }, false],
  [{ page: 1 }, null, false],
])('%j matches %j: %s', (when, argument, matches) => {
  expect(takeStub([stub({ when })], 'listGoods', argument).stub !== undefined).toBe(matches);
});

test('an answer without a code is a success', () => {
  expect(stubBody({ answer: { msg: 'ok' } })).toEqual({ code: 1, msg: 'ok' });
  expect(stubBody({ answer: { code: 3003, msg: 'gone' } })).toEqual({ code: 3003, msg: 'gone' });
});
