import type { ComponentType } from 'react';
import { use, useState } from 'react';
import { CompleteWords } from '../../intl/words-provider.tsx';

/**
 * A part of the page whose code and words are fetched when it is first wanted.
 * When that fails the part stays away, the failure is reported, and the next wish tries again.
 */
export function useLaterPart<Props>(load: () => Promise<ComponentType<Props>>): {
  readonly Part: ComponentType<Props> | null;
  readonly want: () => void;
} {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const complete = use(CompleteWords);

  function want(): void {
    if (Part !== null) return;
    Promise.all([load(), complete()]).then(
      ([loaded]) => setPart(() => loaded),
      (cause: unknown) => globalThis.reportError(cause),
    );
  }

  return { Part, want };
}
