import { startTransition } from 'react';

/** Tells an answer so that what is drawn for it is drawn in small steps: a finger on the page does not wait for it. */
export function inSteps<Value>(answer: Promise<Value>): PromiseLike<Value> {
  // biome-ignore lint/suspicious/noThenProperty: jotai listens to whatever has it, and this is how it is told in a transition.
  return { then: (onValue, onError) => answer.then(stepped(onValue), stepped(onError)) };
}

type Listener<Input, Output> = ((input: Input) => Output) | null | undefined;

function stepped<Input, Output>(listener: Listener<Input, Output>): Listener<Input, Output> {
  if (listener === null || listener === undefined) return listener;
  return (input) => {
    let output!: Output;
    startTransition(() => {
      output = listener(input);
    });
    return output;
  };
}
