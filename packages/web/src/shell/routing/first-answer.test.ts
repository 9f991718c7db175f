import { atom, createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPageOf } from '../../pages.ts';
import { waitForFirstAnswer } from './first-answer.ts';

const statusAtom = atom('loading');
const answerAtom = atom((get) => ({ status: get(statusAtom) }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  globalThis.early = undefined;
});

/** Waits at the home page for the response, which the HTML has requested or not. */
function wait({ isAsked }: { readonly isAsked: boolean }) {
  vi.useFakeTimers();
  vi.spyOn(lazyPageOf('home'), 'current').mockReturnValue(
    Object.assign(() => null, { firstAnswerAtom: answerAtom }),
  );
  const answer = {
    url: Promise.resolve(''),
    init: { method: 'GET', headers: {}, body: null } as const,
    response: new Promise<Response>(() => {}),
  };
  globalThis.early = {
    fail: () => undefined,
    styles: Promise.resolve(),
    configuration: Promise.resolve(new Response('{}')),
    answer: isAsked ? answer : undefined,
  };
  const store = createStore();
  const onSettled = vi.fn();
  void waitForFirstAnswer(store, '/').then(onSettled);
  return { store, onSettled, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test.each(['ready', 'failed'])('the first render waits until the early request is %s', async (status) => {
  const { store, onSettled, pass } = wait({ isAsked: true });
  await pass(100);
  expect(onSettled).not.toHaveBeenCalled();
  store.set(statusAtom, status);
  await pass(0);
  expect(onSettled).toHaveBeenCalled();
});

test('it waits for a second at most', async () => {
  const { onSettled, pass } = wait({ isAsked: true });
  await pass(999);
  expect(onSettled).not.toHaveBeenCalled();
  await pass(1);
  expect(onSettled).toHaveBeenCalled();
});

test('it does not wait for a request that only the page sends', async () => {
  const { onSettled, pass } = wait({ isAsked: false });
  await pass(0);
  expect(onSettled).toHaveBeenCalled();
});
