import { LanguageLinks } from '../language-links.tsx';
import { PageMeta } from '../page-meta.tsx';
import { OfflineAndToasts } from './offline-and-toasts.tsx';
import { useForceRender } from './use-force-render.ts';
import { useWishCount } from './use-wish-count.ts';

/** What every page has and nobody waits for: what search engines are told, and messages that may come over it. */
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
