import { SiteFooter } from '@signal-shop/ui/chrome/site-footer/site-footer.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { reopenConsent } from '../state/analytics/consent.ts';
import { categoriesAtom, contactAtom } from '../state/site/site.ts';
import { termsAtom } from '../state/site/terms.ts';

export function ShopFooter() {
  return (
    <SiteFooter
      contact={useAtomValue(contactAtom)}
      categories={useAtomValue(categoriesAtom)}
      terms={useAtomValue(termsAtom)}
      onConsent={useSetAtom(reopenConsent)}
    />
  );
}
