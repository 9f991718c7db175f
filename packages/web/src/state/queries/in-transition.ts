import { startTransition } from 'react';

/** Delivers an answer in a transition, so that React renders it with low priority and stays responsive to input. */
export function inTransition<Value>(answer: Promise<Value>): PromiseLike<Value> {
  // biome-ignore lint/suspicious/noThenProperty: jotai subscribes to any thenable, and this one calls back in a transition.
  return { then: (onValue, onError) => answer.then(wrapInTransition(onValue), wrapInTransition(onError)) };
}

/** Resolves when the first view is mounted; null before and after the mount. */
let mounting: Promise<void> | null = null;

/**
 * Delays answers until the first view is mounted. jotai's hooks subscribe on mount, and render changes since their first
 * render synchronously: only later changes can be a transition.
 * @returns a function to call when the first view is mounted
 */
export function deferUpdatesUntilMounted(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  mounting = promise;
  return () => {
    mounting = null;
    resolve();
  };
}

type Listener<Input, Output> = ((input: Input) => Output) | null | undefined;

function wrapInTransition<Input, Output>(
  listener: Listener<Input, Output | PromiseLike<Output>>,
): Listener<Input, Output | PromiseLike<Output>> {
  if (listener === null || listener === undefined) return listener;
  return (input) => {
    const notify = () => runInTransition(() => listener(input));
    return mounting === null ? notify() : mounting.then(notify);
  };
}

function runInTransition<Output>(run: () => Output): Output {
  let output!: Output;
  startTransition(() => {
    output = run();
  });
  return output;
}
