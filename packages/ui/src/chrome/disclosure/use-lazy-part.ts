import type { ComponentType } from 'react';
import { useState } from 'react';

/**
 * A component whose code is loaded lazily, on first use. A failed load renders nothing, is reported and calls
 * `onMissing`; the next use retries.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): {
  readonly Part: ComponentType<Props> | null;
  readonly want: (onMissing?: () => void) => void;
} {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  function want(onMissing?: () => void): void {
    if (Part !== null) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (cause: unknown) => {
        globalThis.reportError(cause);
        onMissing?.();
      },
    );
  }

  return { Part, want };
}
