import { SiteFooter } from '@signal-shop/ui/chrome/site-footer/site-footer.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { askConsentAgain } from '../state/consent.ts';
import { categoriesAtom, contactAtom, termsAtom } from '../state/site.ts';

export function ShopFooter() {
  return (
    <SiteFooter
      contact={useAtomValue(contactAtom)}
      categories={useAtomValue(categoriesAtom)}
      terms={useAtomValue(termsAtom)}
      onConsent={useSetAtom(askConsentAgain)}
    />
  );
}
