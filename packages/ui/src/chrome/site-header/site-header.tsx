import type { Category, Locale } from '@signal-shop/sdk/contract';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { afterPaint } from '../../after-paint.ts';
import { IconButton, IconLink } from '../../components/icon-button/icon-button.tsx';
import { useLazyPart } from '../../lazy/use-lazy-part.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { Brand } from '../brand/brand.tsx';
import type { LanguageState } from '../language-switch/language-switch.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { MegaMenu } from '../mega-menu/mega-menu.tsx';
import page from '../page/page.module.css';
import type { SearchPartProps } from '../search-overlay/search-overlay.tsx';
import type { HeaderSession } from './header-session.ts';
import { siteHeaderMessages as messages } from './site-header.messages.ts';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  readonly session: HeaderSession;
  /** Number of pieces in the cart, shown on its icon. */
  readonly cartCount: number;
  /** Number of wishes, shown on the heart; 0 while unknown. */
  readonly wishCount?: number;
  /** Shown at the icon of the orders: an order to pay. */
  readonly ordersHint?: ReactNode;
  /** The number of an order to pay, which the mobile menu names; touch screens cannot hover over the hint. */
  readonly unpaidOrder: string | null;
  readonly categories: Remote<readonly Category[]>;
  /** Whether a sale is open, which adds a menu entry. */
  readonly flashSaleOpen: boolean;
  /** The visitor has not seen the open sale yet. */
  readonly flashSaleNew?: boolean | undefined;
  /** Whether the visitor came from TikTok, which adds a menu entry. */
  readonly tiktok: boolean;
  readonly locale: Locale;
  readonly languages: LanguageState;
  /** Called for guests only: for customers it is a link to the account. */
  readonly onUser: () => void;
  readonly onLogOut: () => void;
  /** Opens the drawer in English; in other languages the icon links to the cart page. */
  readonly onCart: () => void;
  /** Receives a trimmed, non-empty string. */
  readonly onSearch: (keywords: string) => void;
  readonly onLanguage: (locale: Locale) => void;
  /** Loads the search overlay on first use. */
  readonly loadSearch: () => Promise<ComponentType<SearchPartProps>>;
  /** The search, the menu or its goods failed to load. */
  readonly onMissing: () => void;
  /** The mobile menu or the search was opened: a chance to load the goods by category. */
  readonly onMenu?: () => void;
  /** Counts navigations: a change closes the menu and the search. */
  readonly visit?: number;
  /** Called on hover and focus of a link, for prefetching. */
  readonly onPrefetch?: (href: string) => void;
}

interface Opened {
  readonly what: 'nothing' | 'search' | 'menu';
  readonly visit: number;
}

const loadMenu = async () => (await import('../mobile-menu/mobile-menu.tsx')).MobileMenu;

/** The header: logo, categories, search, language, account and cart. */
export function SiteHeader(props: SiteHeaderProps) {
  const intl = useIntl();
  const { visit = 0 } = props;
  const [last, setLast] = useState<Opened>({ what: 'nothing', visit });
  const opened = last.visit === visit ? last.what : 'nothing';
  const close = () => setLast({ what: 'nothing', visit });
  const miss = () => {
    close();
    props.onMissing();
  };
  const search = useLazyPart(props.loadSearch);
  const menu = useLazyPart(loadMenu);

  function open(what: 'search' | 'menu'): void {
    setLast({ what, visit });
    afterPaint(() => {
      props.onMenu?.();
      (what === 'search' ? search : menu).loadPart(miss);
    });
  }

  return (
    <>
      <header className={styles.header}>
        <div className={`${page.page} ${styles.bar}`}>
          <span className={styles.narrow}>
            <IconButton
              icon="menu"
              label={intl.formatMessage(messages.menu)}
              expanded={opened === 'menu'}
              onClick={() => open('menu')}
            />
          </span>
          <Brand />
          <div className={styles.wide}>
            <MegaMenu
              categories={props.categories}
              flashSaleOpen={props.flashSaleOpen}
              flashSaleNew={props.flashSaleNew}
              tiktok={props.tiktok}
              onPrefetch={props.onPrefetch}
              onMissing={props.onMissing}
            />
          </div>
          <div className={styles.tools}>
            <IconButton
              icon="search"
              label={intl.formatMessage(messages.search)}
              onClick={() => open('search')}
            />
            <span className={styles.wide}>
              <LanguageSwitch locale={props.locale} state={props.languages} onLanguage={props.onLanguage} />
            </span>
            <AccountTool session={props.session} onUser={props.onUser} />
            <span className={styles.wide}>
              <WishTool count={props.wishCount ?? 0} />
            </span>
            <OrdersTool hint={props.ordersHint} />
            <CartTool count={props.cartCount} locale={props.locale} onCart={props.onCart} />
          </div>
        </div>
      </header>
      {search.Part !== null && (
        <search.Part
          open={opened === 'search'}
          categories={props.categories}
          onClose={close}
          onSearch={(keywords) => {
            close();
            props.onSearch(keywords);
          }}
        />
      )}
      {menu.Part !== null && (
        <menu.Part
          open={opened === 'menu'}
          categories={props.categories}
          flashSaleOpen={props.flashSaleOpen}
          flashSaleNew={props.flashSaleNew}
          tiktok={props.tiktok}
          session={props.session}
          unpaidOrder={props.unpaidOrder}
          onLogOut={props.onLogOut}
          locale={props.locale}
          languages={props.languages}
          onLanguage={props.onLanguage}
          onClose={close}
        />
      )}
    </>
  );
}

function AccountTool({ session, onUser }: Pick<SiteHeaderProps, 'session' | 'onUser'>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (session.status === 'guest') {
    return <IconButton icon="account" label={intl.formatMessage(messages.logIn)} onClick={onUser} />;
  }
  const label = intl.formatMessage(messages.account, { nickname: session.nickname });
  return <IconLink icon="account" label={label} href={hrefs.account} />;
}

function OrdersTool({ hint }: { readonly hint: ReactNode }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <span className={styles.orders}>
      <IconLink icon="box" label={intl.formatMessage(messages.orders)} href={hrefs.orders()} />
      {hint}
    </span>
  );
}

function WishTool({ count }: { readonly count: number }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const label =
    count === 0 ? intl.formatMessage(messages.wishlist) : intl.formatMessage(messages.wishes, { count });
  return <IconLink icon="heart" label={label} count={count} href={hrefs.wishlist} />;
}

interface CartToolProps {
  readonly count: number;
  readonly locale: Locale;
  readonly onCart: () => void;
}

function CartTool({ count, locale, onCart }: CartToolProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const label = intl.formatMessage(messages.cart, { count });
  return locale === 'en' ? (
    <IconButton icon="cart" label={label} count={count} onClick={onCart} />
  ) : (
    <IconLink icon="cart" label={label} count={count} href={hrefs.cart} />
  );
}
