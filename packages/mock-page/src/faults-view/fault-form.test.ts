import { expect, test } from 'vitest';
import { detailsOf, emptyDraft, planOf } from './fault-form.ts';

const targets = ['*', 'getCart', 'watchActivity'] as const;

test('an empty operation means every call; empty numbers are omitted', () => {
  expect(planOf({ ...emptyDraft, times: '' }, targets)).toEqual({ operationId: '*', kind: 'reset' });
});

test('a kind with a parameter takes it', () => {
  const draft = { ...emptyDraft, operation: 'getCart', amount: '1500', after: '2', probability: '0.5' };
  expect(planOf({ ...draft, kind: 'latency' }, targets)).toEqual({
    operationId: 'getCart',
    kind: 'latency',
    ms: 1500,
    times: 1,
    after: 2,
    probability: 0.5,
  });
  expect(planOf({ ...draft, kind: 'reset' }, targets)).not.toHaveProperty('ms');
  expect(planOf({ ...draft, kind: 'status', amount: '429' }, targets)).toMatchObject({ status: 429 });
});

test('an operation that is not in the contract is rejected before sending', () => {
  expect(() => planOf({ ...emptyDraft, operation: 'getCrat' }, targets)).toThrow(/getCrat/);
});

test('a plan is described in words', () => {
  expect(detailsOf({ kind: 'reset' })).toBe('always');
  expect(detailsOf({ kind: 'latency', ms: 900, after: 2, times: 3 })).toBe('900 ms, after 2 calls, 3 times');
});
