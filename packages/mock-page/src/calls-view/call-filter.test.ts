import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import type { CallRow } from '../store/page-state.ts';
import { filterCalls } from './call-filter.ts';
import { brokenText, codeName, outcomeOf } from './call-words.ts';

const answeredCall: CallRow = {
  id: 1,
  time: '2026-01-15T12:00:00.000Z',
  session: 'default',
  method: 'GET',
  path: '/api/term/getTerm',
  operationId: 'listTerms',
  status: 200,
  code: ResponseCode.success,
  fault: null,
  findings: [],
  durationMs: 1,
};
const refusedCall: CallRow = {
  ...answeredCall,
  id: 2,
  operationId: 'getCart',
  code: ResponseCode.loginRequired,
};
const invalidCall: CallRow = {
  ...answeredCall,
  id: 3,
  method: 'POST',
  status: 422,
  code: ResponseCode.malformedRequest,
  findings: [{ side: 'request', field: 'id', sentence: 'id must be a whole number.' }],
};
const lostCall: CallRow = {
  ...answeredCall,
  id: 4,
  status: 0,
  code: null,
  fault: 'reset',
  requestId: '6f1c2a9e-0d4b',
};
const calls = [answeredCall, refusedCall, invalidCall, lostCall];
const ids = (filter: Parameters<typeof filterCalls>[1]) => filterCalls(calls, filter).map(({ id }) => id);

test('a request id that a shopper quotes finds its call', () => {
  expect(ids({ text: '6F1C2A9E', only: 'all' })).toEqual([4]);
  expect(ids({ text: '6f1c2a9f', only: 'all' })).toEqual([]);
});

test("every term must match the operation, the path, the code's name or the fault", () => {
  expect(ids({ text: 'LISTTERMS', only: 'all' })).toEqual([1, 3, 4]);
  expect(ids({ text: 'loginrequired', only: 'all' })).toEqual([2]);
  expect(ids({ text: 'getterm post', only: 'all' })).toEqual([3]);
  expect(ids({ text: 'reset', only: 'all' })).toEqual([4]);
});

test('findings or refusals can be filtered', () => {
  expect(ids({ text: '', only: 'findings' })).toEqual([3]);
  expect(ids({ text: '', only: 'refusals' })).toEqual([2, 3, 4]);
});

test('a call is done, refused, failed or broken', () => {
  expect(calls.map(outcomeOf)).toEqual(['done', 'refused', 'failed', 'broken']);
});

test('a broken response is described by what the caller received', () => {
  expect(brokenText({ fault: 'latency, truncated', status: 200 })).toBe('response cut off');
  expect(brokenText({ fault: 'reset', status: 0 })).toBe('connection reset');
  expect(brokenText({ fault: null, status: 0 })).toBe('no response');
});

test('a code is shown by its name, or by its number if the contract has none', () => {
  expect(codeName(ResponseCode.loginExpired)).toBe('loginExpired');
  expect(codeName(424_242)).toBe('424242');
  expect(codeName(null)).toBe('–');
});
