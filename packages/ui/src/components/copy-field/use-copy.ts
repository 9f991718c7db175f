import { useEffect, useState } from 'react';

/** Writes a text to the clipboard; rejects if the browser denies it. */
export type CopyText = (text: string) => Promise<void>;

type Outcome = 'idle' | 'copied' | 'failed';

/** How long a button shows the outcome of copying or sharing, in milliseconds. */
export const outcomeMs = 4_000;

/** Copies and exposes the outcome for a few seconds. */
export function useCopy(onCopy: CopyText): {
  readonly outcome: Outcome;
  readonly copy: (text: string) => void;
} {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('idle'), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  return {
    outcome,
    copy(text) {
      onCopy(text).then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
    },
  };
}
