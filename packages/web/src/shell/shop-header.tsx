import { SiteHeader } from '@signal-shop/ui/chrome/site-header/site-header.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { hrefs } from '../hrefs.ts';
import { openCart } from '../state/cart-drawer.ts';
import { cartCountAtom } from '../state/cart-source.ts';
import { isSaleOpenAtom } from '../state/flash-sale.ts';
import { languageStateAtom, localeAtom, switchLanguage } from '../state/language.ts';
import { notify } from '../state/notices.ts';
import { search } from '../state/search.ts';
import { openAccount, sessionAtom } from '../state/session.ts';
import { categoriesAtom, tiktokAtom } from '../state/site.ts';
import { warmUp } from './warm-up.ts';

const loadSearch = async () => (await import('./shop-search.tsx')).ShopSearch;

export function ShopHeader() {
  const account = useSetAtom(openAccount);
  const say = useSetAtom(notify);

  return (
    <SiteHeader
      session={useAtomValue(sessionAtom)}
      cartCount={useAtomValue(cartCountAtom)}
      categories={useAtomValue(categoriesAtom)}
      saleOpen={useAtomValue(isSaleOpenAtom)}
      tiktok={useAtomValue(tiktokAtom) === 'present'}
      locale={useAtomValue(localeAtom)}
      languages={useAtomValue(languageStateAtom)}
      onUser={() => account(hrefs.account)}
      onCart={useSetAtom(openCart)}
      onSearch={useSetAtom(search)}
      onKeywordMissing={() => say('warning', { kind: 'message', id: 'keywordMissing' })}
      onLanguage={useSetAtom(switchLanguage)}
      loadSearch={loadSearch}
      onWarm={warmUp}
    />
  );
}
