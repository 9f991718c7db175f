import type { ComponentType } from 'react';
import { useState } from 'react';

/**
 * A part of the page whose code is fetched when it is first wanted.
 * When that fails the part stays away, the failure is reported, `onMissing` is called, and the next wish tries again.
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
