import { useAtomValue } from 'jotai';
import { Suspense, use } from 'react';
import { cartDrawerPart } from '../pages.ts';
import { wasCartDrawerOpenedAtom } from '../state/cart-drawer.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** The cart drawer, whose code comes when it is opened for the first time. */
export function LaterCartDrawer() {
  if (!useAtomValue(wasCartDrawerOpenedAtom)) return null;
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Suspense fallback={null}>
        <Drawer />
      </Suspense>
    </ErrorBoundary>
  );
}

function Drawer() {
  const CartDrawer = cartDrawerPart.current() ?? use(cartDrawerPart.load());
  return <CartDrawer />;
}
