import { ErrorPage } from '@signal-shop/ui/chrome/error-page/error-page.tsx';
import { LoadingPage } from '@signal-shop/ui/chrome/loading-page/loading-page.tsx';
import { ErrorBoundary } from '@signal-shop/ui/error-boundary.tsx';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import type { Environment } from '../environment.ts';
import type { PageName } from '../page-name.ts';
import { pages } from '../pages.ts';
import { environmentAtom } from '../state/environment-atom.ts';
import { locationAtom } from '../state/location.ts';
import { Later } from './later.tsx';
import { ChunkLoadError } from './lazy-page.ts';
import { tryAgain } from './try-again.ts';

/** One page: its code when it is here, a sketch of a page until then, an explanation when it fails. */
export function PageSlot({ page }: { readonly page: PageName }) {
  const { address } = useAtomValue(locationAtom);
  const environment = useAtomValue(environmentAtom);

  return (
    <ErrorBoundary
      resetKey={address}
      fallback={(error, retry) => (
        <ErrorPage
          kind={kindOf(error, environment)}
          onRetry={() => tryAgain(pages[page], environment, retry)}
        />
      )}
    >
      <Suspense fallback={<LoadingPage />}>
        <Later key={page} part={pages[page]} />
      </Suspense>
    </ErrorBoundary>
  );
}

function kindOf(error: unknown, { isOnline }: Environment): 'chunk' | 'unexpected' | 'offline' {
  if (!(error instanceof ChunkLoadError)) return 'unexpected';
  return isOnline() ? 'chunk' : 'offline';
}
