import { LanguageLinks } from '../language-links.tsx';
import { PageMeta } from '../page-meta.tsx';
import { OfflineAndToasts } from './offline-and-toasts.tsx';
import { useForceRender } from './use-force-render.ts';
import { useWishCount } from './use-wish-count.ts';

/**
 * Parts of every page that load after the first view: metadata for search engines, toasts and the consent
 * banner.
 */
export function DeferredShell() {
  useForceRender();
  useWishCount();
  return (
    <>
      <LanguageLinks />
      <PageMeta />
      <OfflineAndToasts />
    </>
  );
}
