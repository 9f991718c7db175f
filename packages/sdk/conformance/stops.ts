import type { Check } from './support.ts';
import { check, enter, failureOf, holds, matches, plan, same } from './support.ts';

const slow = { headers: { 'x-mock-latency': '3000' } };

export const stopChecks: readonly Check[] = [
  check('a call times out', async (target) => {
    const error = await failureOf(enter(target).listNotices({ ...slow, timeoutMs: 50 }));
    matches(error, { kind: 'timeout', outcome: 'unknown' });
  }),

  check('an abort before sending has the outcome not-sent', async (target) => {
    const error = await failureOf(enter(target).listNotices({ signal: AbortSignal.abort() }));
    matches(error, { kind: 'aborted', outcome: 'not-sent' });
  }),

  check('a caller can abort a pending call', async (target) => {
    const controller = new AbortController();
    const call = failureOf(enter(target).listNotices({ ...slow, signal: controller.signal }));
    setTimeout(() => controller.abort(new Error('left')), 30);
    const error = await call;
    matches(error, { kind: 'aborted', outcome: 'unknown' });
    holds(error.cause instanceof Error && error.cause.message === 'left', 'the cause is the caller’s');
  }),

  check('a read is retried when the connection breaks', async (target) => {
    await plan(target, 'listNotices', 'reset', 2);
    await enter(target).listNotices();
  }),

  check('a read is retried twice, and a hook sees each attempt', async (target) => {
    const attempts: number[] = [];
    const hooks = { onRequest: ({ repetition }: { repetition: number }) => void attempts.push(repetition) };
    await plan(target, 'listNotices', 'reset', 1_000);
    await failureOf(enter(target, { hooks }).listNotices());
    same(attempts, [0, 1, 2], 'attempts');
  }),

  check('a read that never succeeds ends as a network error', async (target) => {
    // Some runtimes retry on each pooled connection, so plan more resets than any of them retries.
    await plan(target, 'listNotices', 'reset', 1_000);
    matches(await failureOf(enter(target).listNotices()), { kind: 'network', outcome: 'unknown' });
  }),

  check('a refused connection is a network error', async (target) => {
    const shop = enter({ ...target, baseUrl: 'http://127.0.0.1:9' }, { retry: { limit: 0 } });
    same((await failureOf(shop.listNotices())).kind, 'network', 'kind');
  }),

  check('an HTML error page is an http error', async (target) => {
    await plan(target, 'listNotices', 'html-500', 1);
    matches(await failureOf(enter(target).listNotices()), { kind: 'http', status: 500, outcome: 'unknown' });
  }),

  check('an empty or truncated response breaks the contract', async (target) => {
    for (const kind of ['empty', 'malformed-json']) {
      await plan(target, 'listNotices', kind, 1);
      const error = await failureOf(enter(target).listNotices());
      matches(error, { kind: 'invalid-response', outcome: 'unknown' });
    }
  }),
];
