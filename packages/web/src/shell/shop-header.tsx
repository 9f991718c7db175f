import { SiteHeader } from '@signal-shop/ui/chrome/site-header/site-header.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { unpaidHintPart } from '../pages.ts';
import { openCart } from '../state/cart/cart-drawer.ts';
import { cartCountAtom } from '../state/cart/cart-query.ts';
import { search } from '../state/catalogue/search.ts';
import { wishCountAtom } from '../state/catalogue/wish-count.ts';
import { locationAtom } from '../state/core/location.ts';
import { notify } from '../state/core/notices.ts';
import { isFlashSaleNewAtom, isFlashSaleOpenAtom } from '../state/flash-sale/flash-sale.ts';
import { logOut, openAccountPage, sessionAtom, unpaidNumberAtom } from '../state/session/session.ts';
import { languageStateAtom, localeAtom, switchLanguage } from '../state/site/language.ts';
import { categoriesAtom, refetchCategories, tiktokAtom } from '../state/site/site.ts';
import { LazyBoundary } from './lazy/lazy-boundary.tsx';
import { prefetchPage } from './routing/prefetch-page.ts';

const wide = matchMedia('(width >= 992px)');
const unknownAtom = atom('unknown');
const waitingAtom = atom({ status: 'loading' } as const);
const closedAtom = atom(false);

// Not a `LazyBoundary`: `SiteHeader` loads it, because its button shows that the press is pending.
const loadSearch = async () => (await import('./shop-search.tsx')).ShopSearch;

export function ShopHeader() {
  const account = useSetAtom(openAccountPage);
  const showToast = useSetAtom(notify);
  const logOutNow = useSetAtom(logOut);
  const [isMenuVisible, openMenu] = useMenuVisibility();
  const unpaidOrder = useAtomValue(unpaidNumberAtom);

  return (
    <SiteHeader
      session={useAtomValue(sessionAtom)}
      cartCount={useAtomValue(cartCountAtom)}
      wishCount={useAtomValue(wishCountAtom)}
      ordersHint={unpaidOrder !== null && <LazyBoundary part={unpaidHintPart} />}
      unpaidOrder={unpaidOrder}
      categories={useCategories(isMenuVisible)}
      flashSaleOpen={useAtomValue(isMenuVisible ? isFlashSaleOpenAtom : closedAtom)}
      flashSaleNew={useAtomValue(isMenuVisible ? isFlashSaleNewAtom : closedAtom)}
      tiktok={useAtomValue(isMenuVisible ? tiktokAtom : unknownAtom) === 'present'}
      onMenu={openMenu}
      locale={useAtomValue(localeAtom)}
      languages={useAtomValue(languageStateAtom)}
      onLogOut={() => void logOutNow()}
      onUser={() => account(hrefs.account)}
      onCart={useSetAtom(openCart)}
      onSearch={useSetAtom(search)}
      onMissing={() => showToast('error', { kind: 'message', id: 'networkFailed' })}
      onLanguage={useSetAtom(switchLanguage)}
      loadSearch={loadSearch}
      visit={useAtomValue(locationAtom).visit}
      onPrefetch={(href) => void prefetchPage(href)}
    />
  );
}

/**
 * The categories of the menu while it is visible. A failure shows the message of the specification; the next
 * navigation retries.
 */
function useCategories(isVisible: boolean) {
  const categories = useAtomValue(isVisible ? categoriesAtom : waitingAtom);
  const { address } = useAtomValue(locationAtom);
  const showToast = useSetAtom(notify);
  const retry = useSetAtom(refetchCategories);
  const hasFailed = categories.status === 'failed';

  useEffect(() => {
    if (hasFailed) showToast('error', { kind: 'message', id: 'categoryFailed' });
  }, [hasFailed, showToast]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run after each navigation.
  useEffect(() => {
    if (isVisible) retry();
  }, [address, isVisible, retry]);
  return categories;
}

/** Whether the menu is visible: always in a wide window, in a narrow one after the visitor opens it. */
function useMenuVisibility(): readonly [isVisible: boolean, open: () => void] {
  const [wasOpened, setWasOpened] = useState(false);
  const isWide = useSyncExternalStore(followWidth, () => wide.matches);
  return [wasOpened || isWide, () => setWasOpened(true)];
}

function followWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}
