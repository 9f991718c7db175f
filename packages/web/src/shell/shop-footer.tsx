import { SiteFooter } from '@signal-shop/ui/chrome/site-footer/site-footer.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { askConsentAgain, isAskingConsentAtom } from '../state/consent.ts';
import { categoriesAtom, contactAtom, termsAtom } from '../state/site.ts';
import { LanguageLinks } from './language-links.tsx';
import { LaterPart } from './later-part.tsx';
import { whenIdle } from './when-idle.ts';
import { wordedPart } from './worded-part.ts';

/** Nobody waits for the question: it comes when nothing else is on the way. */
const consentPart = wordedPart(async () => {
  await whenIdle();
  return (await import('./consent.tsx')).Consent;
});

export function ShopFooter() {
  return (
    <>
      <LanguageLinks />
      <SiteFooter
        contact={useAtomValue(contactAtom)}
        categories={useAtomValue(categoriesAtom)}
        terms={useAtomValue(termsAtom)}
        onConsent={useSetAtom(askConsentAgain)}
      />
      {useAtomValue(isAskingConsentAtom) && <LaterPart part={consentPart} />}
    </>
  );
}
