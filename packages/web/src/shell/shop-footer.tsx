import { SiteFooter } from '@signal-shop/ui/chrome/site-footer/site-footer.tsx';
import { useAtomValue } from 'jotai';
import { categoriesAtom, contactAtom, termsAtom } from '../state/site.ts';
import { PageMeta } from './page-meta.tsx';

export function ShopFooter() {
  return (
    <>
      <PageMeta />
      <SiteFooter
        contact={useAtomValue(contactAtom)}
        categories={useAtomValue(categoriesAtom)}
        terms={useAtomValue(termsAtom)}
      />
    </>
  );
}
