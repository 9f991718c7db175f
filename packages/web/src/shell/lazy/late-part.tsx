import { LanguageLinks } from '../language-links.tsx';
import { PageMeta } from '../page-meta.tsx';
import { LateNotices } from './late-notices.tsx';
import { useWholePage } from './use-whole-page.ts';
import { useWishCount } from './use-wish-count.ts';

/** What every page has and nobody waits for: what search engines are told, and messages that may come over it. */
export function LatePart() {
  useWholePage();
  useWishCount();
  return (
    <>
      <LanguageLinks />
      <PageMeta />
      <LateNotices />
    </>
  );
}
