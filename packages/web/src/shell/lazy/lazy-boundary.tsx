import { ErrorState } from '@signal-shop/ui/components/error-state/error-state.tsx';
import { ErrorBoundary } from '@signal-shop/ui/error-boundary.tsx';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Suspense, useEffect } from 'react';
import { locationAtom } from '../../state/core/location.ts';
import { LazyComponent } from './lazy-component.tsx';
import type { LazyPage } from './lazy-page.ts';
import { useChunkRetry } from './use-chunk-retry.ts';

interface LazyBoundaryProps {
  readonly part: LazyPage;
  /**
   * How a failure is handled. `show`: the part is required, so an error with a retry replaces it. Otherwise the
   * part is optional, and a given function is called as fallback. Both are retried at another URL and on `online`.
   */
  readonly onLoadError?: 'show' | (() => void);
  /** A new number retries a part that failed. */
  readonly attempt?: number;
  /** Takes the place of the part while its code loads. */
  readonly place?: ReactNode;
}

/** A part of a page whose code loads when it first renders. */
export function LazyBoundary({ part, onLoadError, attempt = 0, place = null }: LazyBoundaryProps) {
  const { address } = useAtomValue(locationAtom);
  return (
    <ErrorBoundary
      resetKey={`${attempt} ${address}`}
      fallback={(_error, retry) =>
        onLoadError === 'show' ? (
          <LoadError part={part} retry={retry} />
        ) : (
          <OptionalLoadError part={part} retry={retry} onLoadError={onLoadError} />
        )
      }
    >
      <Suspense fallback={place}>
        <LazyComponent part={part} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface LoadErrorProps {
  readonly part: LazyPage;
  readonly retry: () => void;
}

function LoadError({ part, retry }: LoadErrorProps) {
  return <ErrorState failure={{ kind: 'network' }} onRetry={useChunkRetry(part, retry)} />;
}

interface OptionalLoadErrorProps extends LoadErrorProps {
  readonly onLoadError: (() => void) | undefined;
}

function OptionalLoadError({ part, retry, onLoadError }: OptionalLoadErrorProps) {
  useChunkRetry(part, retry);
  useEffect(() => {
    part.reset();
    onLoadError?.();
  }, [part, onLoadError]);
  return null;
}
