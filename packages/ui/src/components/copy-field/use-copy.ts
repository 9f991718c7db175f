import { useEffect, useState } from 'react';

/** Puts a text on the clipboard; rejects where the browser does not allow it. */
export type CopyText = (text: string) => Promise<void>;

type Outcome = 'idle' | 'copied' | 'failed';

const toldMs = 4_000;

/** Copies, and remembers for a while how it went. */
export function useCopy(onCopy: CopyText): {
  readonly outcome: Outcome;
  readonly copy: (text: string) => void;
} {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('idle'), toldMs);
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
