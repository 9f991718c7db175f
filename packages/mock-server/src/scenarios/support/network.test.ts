import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShop } from '../../shop.ts';
import { visit } from '../../testing/visitor.ts';
import { networkScenarios } from './network.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The outcome of one call under each network fault. */
const outcomes = {
  'net.slow3g': 'ok',
  'net.jitter': 'ok',
  'net.offline': 'network',
  'net.reset': 'network',
  'net.timeout-60': 'timeout',
  'net.flaky-20': 'ok',
  'net.html-500': 'http',
  'net.malformed': 'invalid-response',
  'net.truncated': 'network',
  'net.429': 'http',
  'net.maintenance': 'http',
  'net.unknown-code': 'invalid-response',
} as const;

test.each(Object.entries(outcomes))('in %s, a call fails with: %s', async (name, kind) => {
  const client = visit(createShop({ scenarios: name }));
  const call = client.listNotices().safe();
  await vi.advanceTimersByTimeAsync(300_000);
  const outcome = await call;
  expect(outcome.status === 'ok' ? 'ok' : outcome.error.kind).toBe(kind);
});

test('every network fault is listed above', () => {
  expect(networkScenarios.map(({ name }) => name)).toEqual(Object.keys(outcomes));
});
