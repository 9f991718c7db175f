import { LegalLinks } from '@signal-shop/ui/chrome/legal-links/legal-links.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { reopenConsent } from '../../state/analytics/consent.ts';
import { routeAtom } from '../../state/core/location.ts';
import { LanguageLinks } from '../language-links.tsx';
import { PageMeta } from '../page-meta.tsx';
import { LazyShipTo } from './lazy-ship-to.tsx';
import { OfflineAndToasts } from './offline-and-toasts.tsx';
import { useForceRender } from './use-force-render.ts';
import { useWishCount } from './use-wish-count.ts';

/**
 * Parts of every page that load after the first view: metadata for search engines, toasts, the consent banner, and
 * the legal links of pages without a footer.
 */
export function DeferredShell() {
  useForceRender();
  useWishCount();
  const hideFooter = useAtomValue(routeAtom)?.meta.hideFooter;
  const onConsent = useSetAtom(reopenConsent);
  return (
    <>
      <LanguageLinks />
      <PageMeta />
      <OfflineAndToasts />
      <LazyShipTo />
      {hideFooter === true && <LegalLinks onConsent={onConsent} />}
    </>
  );
}
