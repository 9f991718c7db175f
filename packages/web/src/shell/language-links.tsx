import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import { useAtomValue } from 'jotai';
import { environmentAtom } from '../state/core/environment-atom.ts';
import { locationAtom, routeAtom } from '../state/core/location.ts';
import { canonicalAddress } from './canonical-address.ts';

/**
 * Tells search engines where this page is in each language. The language stands in no path, so each but the default is
 * asked for by `?lang=`, which the shop takes out of the address again. React puts these links into the head.
 */
export function LanguageLinks() {
  const { origin } = useAtomValue(environmentAtom);
  const { pathname, search } = useAtomValue(locationAtom);
  const meta = useAtomValue(routeAtom)?.meta;
  if (meta === undefined || meta.forGuests || meta.hideHeader || meta.requiresLogin !== false) return null;
  const place = { pathname, search, origin };
  return (
    <>
      {locales.map((lang) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={canonicalAddress(place, lang)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={canonicalAddress(place, defaultLocale)} />
    </>
  );
}
