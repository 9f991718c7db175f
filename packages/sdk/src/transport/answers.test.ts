import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addConfirmation, envelope, notes, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { shopWith, unreachable } from '../../test-support/shop-with.ts';
import type { SessionAdapter } from '../session/adapters.ts';
import { memorySession } from '../session/adapters.ts';
import type { AnswerNote } from './pipeline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function inPieces(...pieces: readonly Uint8Array[]): Response {
  return new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

test('a character that two pieces of an answer share is whole', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ code: 1, msg: [{ content: 'schön 🎧' }] }));
  const pieces = Array.from(bytes, (_byte, index) => bytes.slice(index, index + 1));
  const shop = shopWith(scriptedFetch(() => inPieces(...pieces)).fetch);
  expect(await shop.listNotices()).toEqual({ msg: [{ content: 'schön 🎧' }] });
});

test.each([
  ['the answer is not UTF-8', () => inPieces(new Uint8Array([0x22, 0xff, 0x22]))],
  ['the answer is over 8388608 bytes', () => inPieces(new Uint8Array(8_388_609))],
])('[N18] an unreadable answer says why: %s', async (problem, answer) => {
  const outcome = await shopWith(scriptedFetch(answer).fetch).addCartItem({ id: 12, goods_number: 1 }).safe();
  expect(outcome).toMatchObject({
    error: { kind: 'invalid-response', outcome: 'unknown', message: `addCartItem: ${problem}` },
  });
});

test('a hook learns how long each attempt took, and its status', async () => {
  const seen: AnswerNote[] = [];
  const { fetch } = scriptedFetch(async (_request, count) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    return count === 1 ? new Response('', { status: 503 }) : envelope(notes);
  });
  const shop = shopWith(fetch, { hooks: { onAnswer: (note) => void seen.push(note) } });
  const outcome = shop.listNotices().safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ status: 'ok' });
  expect(seen).toEqual([
    { operation: 'listNotices', status: 503, durationMs: 250, repetition: 0 },
    { operation: 'listNotices', status: 200, durationMs: 250, repetition: 1 },
  ]);
});

test('[AUTH-04] a guest’s call has no token, also when a hook adds headers', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  const shop = shopWith(fetch, { hooks: { onRequest: ({ headers }) => headers.set('x-trace', '1') } });
  await shop.listNotices();
  expect(requests[0]?.headers.get('x-trace')).toBe('1');
  expect(requests[0]?.headers.has('authorization')).toBe(false);
});

test('[AUTH-04] a refusal for another reason does not end the login', async () => {
  const onSessionEnded = vi.fn();
  const session = memorySession('tok_0123456789');
  const { fetch } = scriptedFetch(() => envelope({ code: 3001, msg: 'Out of stock' }));
  const outcome = await shopWith(fetch, { session, hooks: { onSessionEnded } })
    .addCartItem({ id: 12, goods_number: 1 })
    .safe();
  expect(outcome).toMatchObject({ error: { kind: 'refused' } });
  expect(session.read()).toBe('tok_0123456789');
  expect(onSessionEnded).not.toHaveBeenCalled();
});

test('[PAY-02] a call that is stopped while a slow store reads the token is never sent', async () => {
  const slowly: SessionAdapter = {
    read: () => new Promise((resolve) => setTimeout(() => resolve('tok_0123456789'), 100)),
    write: () => {},
  };
  const { fetch, requests } = scriptedFetch(() => envelope(addConfirmation));
  const controller = new AbortController();
  const outcome = shopWith(fetch, { session: slowly })
    .addCartItem({ id: 12, goods_number: 1 }, { signal: controller.signal })
    .safe();
  await vi.advanceTimersByTimeAsync(50);
  controller.abort();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ error: { kind: 'aborted', outcome: 'not-sent' } });
  expect(requests).toHaveLength(0);
});

test('a read that is stopped between two attempts may have arrived, and leaves no timer', async () => {
  const controller = new AbortController();
  const outcome = shopWith(scriptedFetch(unreachable).fetch)
    .listNotices({ signal: controller.signal })
    .safe();
  await vi.advanceTimersByTimeAsync(10);
  // Not every caller has a reason.
  controller.abort(null);
  expect(await outcome).toMatchObject({
    error: { kind: 'aborted', outcome: 'unknown', message: 'listNotices: stopped by the caller' },
  });
  expect(vi.getTimerCount()).toBe(0);
});

test('[N09] answers that demand a long delay leave the repetitions of other calls', async () => {
  const busy = () => new Response('', { status: 503, headers: { 'retry-after': '3600' } });
  const { fetch, requests } = scriptedFetch((_request, count) => (count <= 25 ? busy() : unreachable()));
  const shop = shopWith(fetch);
  for (let calls = 0; calls < 25; calls += 1) await shop.listNotices().safe();
  const outcome = shop.listNotices().safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({
    error: { kind: 'network', message: 'listNotices: no complete response arrived' },
  });
  expect(requests).toHaveLength(28);
});
