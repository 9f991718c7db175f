import { SiteFooter } from '@signal-shop/ui/chrome/site-footer/site-footer.tsx';
import { useAtomValue } from 'jotai';
import { categoriesAtom, contactAtom, termsAtom } from '../state/site.ts';
import { LanguageLinks } from './language-links.tsx';
import { PageMeta } from './page-meta.tsx';

export function ShopFooter() {
  return (
    <>
      <LanguageLinks />
      <PageMeta />
      <SiteFooter
        contact={useAtomValue(contactAtom)}
        categories={useAtomValue(categoriesAtom)}
        terms={useAtomValue(termsAtom)}
      />
    </>
  );
}
