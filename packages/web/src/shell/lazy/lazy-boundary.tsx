import { ErrorState } from '@signal-shop/ui/components/error-state/error-state.tsx';
import { ErrorBoundary } from '@signal-shop/ui/error-boundary.tsx';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { locationAtom } from '../../state/core/location.ts';
import { LazyComponent } from './lazy-component.tsx';
import type { LazyPage } from './lazy-page.ts';
import { retryChunk } from './retry-chunk.ts';

interface LazyBoundaryProps {
  readonly part: LazyPage;
  /**
   * How a failure is handled. `told`: the part is required, so an error with a retry replaces it. Otherwise the
   * part is optional: it is retried at another URL, and a given function is called as fallback.
   */
  readonly missing?: 'told' | (() => void);
}

/** A part of a page whose code loads when it first renders. */
export function LazyBoundary({ part, missing }: LazyBoundaryProps) {
  const { address } = useAtomValue(locationAtom);
  const environment = useAtomValue(environmentAtom);
  return (
    <ErrorBoundary
      resetKey={address}
      fallback={(_error, retry) =>
        missing === 'told' ? (
          <ErrorState failure={{ kind: 'network' }} onRetry={() => retryChunk(part, environment, retry)} />
        ) : (
          <Missing part={part} onMissing={missing} />
        )
      }
    >
      <Suspense fallback={null}>
        <LazyComponent part={part} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface MissingProps {
  readonly part: LazyPage;
  readonly onMissing: (() => void) | undefined;
}

function Missing({ part, onMissing }: MissingProps) {
  useEffect(() => {
    part.reset();
    onMissing?.();
  }, [part, onMissing]);
  return null;
}
