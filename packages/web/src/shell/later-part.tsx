import { useAtomValue } from 'jotai';
import { Suspense, useEffect } from 'react';
import { locationAtom } from '../state/location.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Later } from './later.tsx';
import type { LazyPage } from './lazy-page.ts';

interface LaterPartProps {
  readonly part: LazyPage;
}

/** A part beside the page, whose code comes when it is first drawn. When that fails it stays away until another address. */
export function LaterPart({ part }: LaterPartProps) {
  const { address } = useAtomValue(locationAtom);
  return (
    <ErrorBoundary resetKey={address} fallback={() => <Missing part={part} />}>
      <Suspense fallback={null}>
        <Later part={part} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Missing({ part }: LaterPartProps) {
  useEffect(() => part.reset(), [part]);
  return null;
}
