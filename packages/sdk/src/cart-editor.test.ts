import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartEdit, CartEditorState } from './cart-editor.ts';
import { CartEditor } from './cart-editor.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

interface HeldRequest {
  readonly edits: readonly CartEdit[];
  readonly answer: () => void;
  readonly refuse: (error: Error) => void;
}

/** An editor whose requests stay pending until the test resolves them. */
function editorWithHeldRequests() {
  const requests: HeldRequest[] = [];
  const reloads: HeldRequest[] = [];
  const states: CartEditorState[] = [];
  const hold = (into: HeldRequest[], edits: readonly CartEdit[]) =>
    new Promise<void>((resolve, reject) => {
      into.push({ edits, answer: resolve, refuse: reject });
    });
  const editor = new CartEditor({
    send: (edits) => hold(requests, edits),
    reload: () => hold(reloads, []),
    onChange: (state) => states.push(state),
  });
  return { editor, requests, reloads, states };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('[CART-02] [C04] thirty changes within a second are one request with the last value', async () => {
  const { editor, requests } = editorWithHeldRequests();
  for (let quantity = 1; quantity <= 30; quantity += 1) {
    void editor.change(1201, quantity);
    await vi.advanceTimersByTimeAsync(30);
  }
  await vi.advanceTimersByTimeAsync(969);
  expect(requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests.map(({ edits }) => edits)).toEqual([[{ goods_id: 1201, goods_number: 30 }]]);
});

test('[CART-03] checkout is blocked from the first change until the cart has been reloaded', async () => {
  const { editor, requests, reloads, states } = editorWithHeldRequests();
  expect(editor.blocked).toBe(false);
  const outcome = editor.change(1201, 2);
  expect(editor.blocked).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  requests[0]?.answer();
  await settle();
  expect(editor.blocked).toBe(true);
  expect(editor.state.quantities).toEqual(new Map([[1201, 2]]));
  reloads[0]?.answer();
  expect(await outcome).toEqual({ status: 'saved' });
  await settle();
  expect(editor.blocked).toBe(false);
  expect(editor.state.quantities.size).toBe(0);
  expect(states.map(({ status }) => status)).toEqual(['waiting', 'saving', 'reloading', 'settled']);
});

test('[CART-02] an edit that a later one supersedes resolves without an error', async () => {
  const { editor, requests, reloads } = editorWithHeldRequests();
  const first = editor.change(1201, 2);
  const second = editor.change(1201, 3);
  expect(await first).toEqual({ status: 'superseded' });
  await vi.advanceTimersByTimeAsync(1_000);
  requests[0]?.answer();
  await settle();
  reloads[0]?.answer();
  expect(await second).toEqual({ status: 'saved' });
});

test('[CART-03] an edit during a request is debounced for its second; one reload follows both', async () => {
  const { editor, requests, reloads } = editorWithHeldRequests();
  const first = editor.change(1201, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  const second = editor.change(1201, 5);
  requests[0]?.answer();
  await vi.advanceTimersByTimeAsync(999);
  expect(requests).toHaveLength(1);
  expect(reloads).toHaveLength(0);
  expect(editor.blocked).toBe(true);
  expect(await first).toEqual({ status: 'superseded' });
  await vi.advanceTimersByTimeAsync(1);
  expect(requests[1]?.edits).toEqual([{ goods_id: 1201, goods_number: 5 }]);
  requests[1]?.answer();
  await settle();
  reloads[0]?.answer();
  expect(await second).toEqual({ status: 'saved' });
  expect(reloads).toHaveLength(1);
});

test('[CART-03] a failed request unblocks checkout and rolls the edit back', async () => {
  const { editor, requests, reloads } = editorWithHeldRequests();
  const error = new Error('The item quantity you purchased exceeds the maximum!');
  const outcome = editor.change(1201, 99);
  await vi.advanceTimersByTimeAsync(1_000);
  requests[0]?.refuse(error);
  expect(await outcome).toEqual({ status: 'failed', error });
  await settle();
  expect(editor.blocked).toBe(false);
  expect(editor.state.quantities.size).toBe(0);
  expect(reloads).toHaveLength(0);
});

test('[CART-03] a failed reload also unblocks checkout and reports the error', async () => {
  const { editor, requests, reloads } = editorWithHeldRequests();
  const outcome = editor.change(1201, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  requests[0]?.answer();
  await settle();
  reloads[0]?.refuse(new Error('offline'));
  expect(await outcome).toMatchObject({ status: 'failed', error: { message: 'offline' } });
  await settle();
  expect(editor.blocked).toBe(false);
});

test('[CART-05] [C05] deleting a line discards its edits, including the pending request', async () => {
  const { editor, requests } = editorWithHeldRequests();
  const droppedChange = editor.change(1201, 2);
  editor.drop(1201);
  expect(await droppedChange).toEqual({ status: 'dropped' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(0);
  expect(editor.blocked).toBe(false);
  const pendingChange = editor.change(1201, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  editor.drop(1201);
  requests[0]?.refuse(new Error('not found'));
  expect(await pendingChange).toEqual({ status: 'dropped' });
  await settle();
  expect(editor.blocked).toBe(false);
});

test('[CART-05] [C05] deleting a line does not lose the waiting edit of another', async () => {
  const { editor, requests, reloads } = editorWithHeldRequests();
  const save = editor.change(1201, 2);
  const discarded = editor.change(2103, 4);
  editor.drop(2103);
  editor.drop(3001);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests.map(({ edits }) => edits)).toEqual([[{ goods_id: 1201, goods_number: 2 }]]);
  requests[0]?.answer();
  await settle();
  reloads[0]?.answer();
  expect(await save).toEqual({ status: 'saved' });
  expect(await discarded).toEqual({ status: 'dropped' });
});

test('[CART-03] dropping an edit still reloads the edits saved before it', async () => {
  const { editor, requests, reloads } = editorWithHeldRequests();
  const save = editor.change(1201, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  void editor.change(2103, 4);
  requests[0]?.answer();
  await settle();
  editor.drop(2103);
  await settle();
  reloads[0]?.answer();
  expect(await save).toEqual({ status: 'saved' });
});

test('[CART-02] flush sends immediately and resolves when nothing is pending', async () => {
  const { editor, requests, reloads } = editorWithHeldRequests();
  void editor.change(1201, 2);
  const flush = editor.flush();
  expect(requests).toHaveLength(1);
  requests[0]?.answer();
  await settle();
  reloads[0]?.answer();
  await flush;
  expect(editor.blocked).toBe(false);
});

test('[CART-03] calling flush in a change listener does not unblock checkout', async () => {
  const blocked: boolean[] = [];
  const editor: CartEditor = new CartEditor({
    send: async () => {
      await settle();
      blocked.push(editor.blocked);
    },
    reload: async () => {},
    onChange: ({ status }) => {
      if (status === 'saving') void editor.flush();
    },
  });
  const outcome = editor.change(1201, 2);
  await editor.flush();
  expect(await outcome).toEqual({ status: 'saved' });
  expect(blocked).toEqual([true]);
});

test('[CART-02] a disposed editor sends no request and calls no listener', async () => {
  const { editor, requests, reloads, states } = editorWithHeldRequests();
  const pendingChange = editor.change(1201, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  const otherChange = editor.change(2103, 1);
  const count = states.length;
  editor.dispose();
  requests[0]?.answer();
  expect(await Promise.all([pendingChange, otherChange])).toEqual([
    { status: 'dropped' },
    { status: 'dropped' },
  ]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([requests.length, reloads.length, states.length]).toEqual([1, 0, count]);
  expect(vi.getTimerCount()).toBe(0);
});

test('[CART-03] [C01] [C06] after any sequence of edits and responses the server has the last quantities and checkout is unblocked', async () => {
  const step = fc.record({
    goods: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    pauseMs: fc.nat(1_500),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.nat(800),
      async (steps, latencyMs) => {
        const server = new Map<number, number>();
        let concurrentRequests = 0;
        const answer = () => new Promise<void>((resolve) => setTimeout(resolve, latencyMs));
        const editor = new CartEditor({
          send: async (edits) => {
            concurrentRequests += 1;
            expect(concurrentRequests).toBe(1);
            await answer();
            concurrentRequests -= 1;
            for (const { goods_id, goods_number } of edits) server.set(goods_id, goods_number);
          },
          reload: answer,
        });
        const expected = new Map<number, number>();
        for (const { goods, quantity, pauseMs } of steps) {
          void editor.change(goods, quantity);
          expected.set(goods, quantity);
          expect(editor.state.quantities.get(goods)).toBe(quantity);
          await vi.advanceTimersByTimeAsync(pauseMs);
        }
        await vi.runAllTimersAsync();
        expect(server).toEqual(expected);
        expect(editor.state).toEqual({ status: 'settled', quantities: new Map() });
      },
    ),
  );
});

test('[C04] an edit that was sent is superseded by a later one of its line that is sent before the reload', async () => {
  const { editor, requests, reloads } = editorWithHeldRequests();
  const first = editor.change(1201, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  void editor.change(1202, 5);
  requests[0]?.answer();
  await settle();
  const second = editor.change(1201, 3);
  await vi.advanceTimersByTimeAsync(1_000);
  requests[1]?.answer();
  await settle();
  reloads[0]?.answer();
  expect(await first).toEqual({ status: 'superseded' });
  expect(await second).toEqual({ status: 'saved' });
});
