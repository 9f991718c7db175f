import type { createStore } from 'jotai';
import { pageNamed } from '../../pages.ts';
import { matchPage } from '../../route-meta.ts';

const patienceMs = 1_000;

/**
 * Waits a moment for the answer that the html has asked for, so that the first render has it. An answer that comes
 * between a render and its subscriptions is rendered at once and in one piece, instead of as a transition.
 */
export async function firstAnswerSettled(
  store: ReturnType<typeof createStore>,
  address: string,
): Promise<void> {
  const match = matchPage(address);
  const answerAtom = match === null ? undefined : pageNamed(match.page).current()?.firstAnswerAtom;
  if (answerAtom === undefined || globalThis.begun?.answer === undefined) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (store.get(answerAtom).status !== 'loading') resolve();
  };
  const unsubscribe = store.sub(answerAtom, look);
  const timer = setTimeout(resolve, patienceMs);
  look();
  await promise;
  clearTimeout(timer);
  unsubscribe();
}
