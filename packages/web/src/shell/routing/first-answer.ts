import type { createStore } from 'jotai';
import { lazyPageOf } from '../../pages.ts';
import { matchPage } from '../../route-meta.ts';

const patienceMs = 1_000;

/**
 * Waits briefly for the early response, so that the first render has its data. A response that arrives between
 * a render and its subscriptions would render synchronously in one long task instead of as a transition.
 */
export async function waitForFirstAnswer(
  store: ReturnType<typeof createStore>,
  address: string,
): Promise<void> {
  const match = matchPage(address);
  const answerAtom = match === null ? undefined : lazyPageOf(match.page).current()?.firstAnswerAtom;
  if (answerAtom === undefined || globalThis.early?.answer === undefined) return;
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
