import { expect, test } from 'vitest';
import { argumentOf, draftOf, stubOf } from './stub-draft.ts';

const call = {
  operationId: 'getGoods',
  status: 200,
  query: {},
  request: { headers: {}, body: { id: 1011 } },
  answer: { headers: {}, body: { code: 1, msg: 'ok' } },
} as const;
const draft = draftOf(call);

test('the form starts with the answer of the call, once', () => {
  expect(JSON.parse(draft.answer)).toEqual({ code: 1, msg: 'ok' });
  expect(stubOf(call, draft)).toEqual({
    operationId: 'getGoods',
    answer: { code: 1, msg: 'ok' },
    times: 1,
  });
});

test('a stub for the same argument, without end, that may break the contract', () => {
  expect(stubOf(call, { ...draft, times: ' ', sameArgument: true, unchecked: true })).toEqual({
    operationId: 'getGoods',
    when: { id: 1011 },
    answer: { code: 1, msg: 'ok' },
    unchecked: true,
  });
});

test('the status of a failed call is repeated, a lost connection has none', () => {
  expect(stubOf({ ...call, status: 404 }, draft)).toMatchObject({ status: 404 });
  expect(stubOf({ ...call, status: 0 }, draft)).not.toHaveProperty('status');
  expect(stubOf({ ...call, answer: { ...call.answer, status: 429 } }, draft)).toMatchObject({ status: 429 });
});

test('a call without a body has its query as the argument, or none', () => {
  const read = { ...call, request: { headers: {} } };
  expect(argumentOf(read)).toBeNull();
  expect(argumentOf({ ...read, query: { page: '2' } })).toEqual({ page: '2' });
});

test('a body that is no JSON object is refused before sending', () => {
  expect(() => stubOf(call, { ...draft, answer: '{' })).toThrow('isn’t valid JSON');
  expect(() => stubOf(call, { ...draft, answer: '[]' })).toThrow('must be a JSON object');
});

test('an answer that is no JSON starts empty', () => {
  expect(draftOf({ ...call, answer: { headers: {}, body: '<html>' } }).answer).toBe('{}');
});
