import { startTransition } from 'react';

/** Delivers an answer in a transition, so that React renders it with low priority and stays responsive to input. */
export function inTransition<Value>(answer: Promise<Value>): PromiseLike<Value> {
  // biome-ignore lint/suspicious/noThenProperty: jotai subscribes to any thenable, and this one notifies in a transition.
  return { then: (onValue, onError) => answer.then(wrapInTransition(onValue), wrapInTransition(onError)) };
}

/** Resolves when the first view is mounted; null while nothing is being mounted for the first time. */
let mounting: Promise<void> | null = null;

/**
 * Holds back answers until the first view is mounted. jotai's hooks subscribe then, and what an atom has become since
 * their render they render at once and in one piece: only what changes afterwards can be a transition.
 * @returns call it once the first view is mounted
 */
export function holdAnswers(): () => void {
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
    const tell = () => runInTransition(() => listener(input));
    return mounting === null ? tell() : mounting.then(tell);
  };
}

function runInTransition<Output>(run: () => Output): Output {
  let output!: Output;
  startTransition(() => {
    output = run();
  });
  return output;
}
