import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import { useAtomValue } from 'jotai';
import { environmentAtom } from '../state/core/environment-atom.ts';
import { locationAtom, routeAtom } from '../state/core/location.ts';
import { canonicalAddress } from './canonical-address.ts';

/**
 * Renders hreflang links. Paths do not contain the language, so every language but the default uses `?lang=`,
 * which the shop removes from the URL again. React moves these links into the head.
 */
export function LanguageLinks() {
  const { origin } = useAtomValue(environmentAtom);
  const { pathname, search } = useAtomValue(locationAtom);
  const meta = useAtomValue(routeAtom)?.meta;
  if (meta === undefined || meta.forGuests || meta.hideHeader || meta.requiresLogin !== false) return null;
  const location = { pathname, search, origin };
  return (
    <>
      {locales.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={canonicalAddress(location, lang)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={canonicalAddress(location, defaultLocale)} />
    </>
  );
}
