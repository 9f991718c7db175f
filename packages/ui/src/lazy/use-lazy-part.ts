// Lazy: code of components that loads on a press. Every component may use it; it imports no other folder of this package.
// The shop's LazyBoundary (packages/web/src/shell/lazy) shows a failure and retries it at another URL or online. These
// parts know neither, so the next press retries, and the owner reports the failure.
import type { ComponentType } from 'react';
import { useState } from 'react';

/**
 * A part that a press opens. Its code loads on first use; a failed load renders nothing, is reported and calls
 * `onMissing`.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>): {
  readonly Part: ComponentType<Props> | null;
  readonly loadPart: (onMissing?: () => void) => void;
} {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  function loadPart(onMissing?: () => void): void {
    if (Part !== null) return;
    load().then(
      (component) => setPart(() => component),
      (cause: unknown) => {
        globalThis.reportError(cause);
        onMissing?.();
      },
    );
  }

  return { Part, loadPart };
}
