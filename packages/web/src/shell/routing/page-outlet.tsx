// Everything that a navigation does besides loading data: code, skeletons, links, prefetching, scroll restoration, focus.
// Only the shell, `router/` and `main.tsx` use this folder; pages link with the `Anchor` that the link context provides.
// The history itself belongs to `router/`, the location atoms to `state/core/location.ts`.
import { ErrorPage } from '@signal-shop/ui/chrome/error-page/error-page.tsx';
import { LoadingPage } from '@signal-shop/ui/chrome/loading-page/loading-page.tsx';
import { ErrorBoundary } from '@signal-shop/ui/error-boundary.tsx';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import type { Environment } from '../../environment.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { locationAtom } from '../../state/core/location.ts';
import { LazyComponent } from '../lazy/lazy-component.tsx';
import type { LazyPage } from '../lazy/lazy-page.ts';
import { ChunkLoadError } from '../lazy/lazy-page.ts';
import { useChunkRetry } from '../lazy/use-chunk-retry.ts';

interface PageOutletProps {
  /** Use another name for another part. */
  readonly name: string;
  readonly part: LazyPage;
}

/** Renders one page: its code if loaded, a skeleton until then, an error with a retry if it fails. */
export function PageOutlet({ name, part }: PageOutletProps) {
  const { address } = useAtomValue(locationAtom);

  return (
    <ErrorBoundary
      resetKey={address}
      fallback={(error, retry) => <FailedPage part={part} error={error} retry={retry} />}
    >
      <Suspense fallback={<LoadingPage />}>
        <LazyComponent key={name} part={part} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface FailedPageProps {
  readonly part: LazyPage;
  readonly error: unknown;
  readonly retry: () => void;
}

function FailedPage({ part, error, retry }: FailedPageProps) {
  const environment = useAtomValue(environmentAtom);
  return <ErrorPage kind={kindOf(error, environment)} onRetry={useChunkRetry(part, retry)} />;
}

function kindOf(error: unknown, { isOnline }: Environment): 'chunk' | 'unexpected' | 'offline' {
  if (!(error instanceof ChunkLoadError)) return 'unexpected';
  return isOnline() ? 'chunk' : 'offline';
}
