import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { notify } from '../../state/core/notices.ts';
import { isShipToOpenAtom } from '../../state/site/ship-to.ts';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyPage } from './lazy-page.ts';

const shipToPart = lazyPage(async () => (await import('../shop-ship-to.tsx')).ShopShipTo);

/** The choice of the country of delivery, lazy-loaded whenever it opens. */
export function LazyShipTo() {
  const setOpen = useSetAtom(isShipToOpenAtom);
  const showToast = useSetAtom(notify);
  const leave = useCallback(() => {
    setOpen(false);
    showToast('error', { kind: 'message', id: 'networkFailed' });
  }, [setOpen, showToast]);
  return useAtomValue(isShipToOpenAtom) ? <LazyBoundary part={shipToPart} onLoadError={leave} /> : null;
}
