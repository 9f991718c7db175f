import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { cartDrawerPart } from '../pages.ts';
import { wasCartDrawerOpenedAtom } from '../state/cart-drawer.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Later } from './later.tsx';

/** The cart drawer, whose code comes when it is opened for the first time. */
export function LaterCartDrawer() {
  if (!useAtomValue(wasCartDrawerOpenedAtom)) return null;
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Suspense fallback={null}>
        <Later part={cartDrawerPart} />
      </Suspense>
    </ErrorBoundary>
  );
}
