import type { Category, Locale } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { ShipToButton } from '../../components/ship-to-button/ship-to-button.tsx';
import { useLinks } from '../../link/link-context.tsx';
import type { Remote } from '../../remote.ts';
import { finderLinkMessages } from '../../screens/catalogue/finder/finder-link.messages.ts';
import { bigSaleMessages } from '../../screens/flash-sale/big-sale/big-sale.messages.ts';
import { GoodsTiles } from '../../sections/goods-tiles/goods-tiles.tsx';
import { LanguageList } from '../language-switch/language-list.tsx';
import { languageNames } from '../language-switch/language-names.ts';
import { languageSwitchMessages } from '../language-switch/language-switch.messages.ts';
import type { LanguageState } from '../language-switch/language-switch.tsx';
import { CategoryChildren } from '../mega-menu/category-children.tsx';
import { goodsOfMenu } from '../mega-menu/goods-of-menu.ts';
import { megaMenuMessages, tiktokName } from '../mega-menu/mega-menu.messages.ts';
import type { HeaderSession } from '../site-header/header-session.ts';
import { MobileAccount } from './mobile-account.tsx';
import { mobileMenuMessages as messages } from './mobile-menu.messages.ts';
import styles from './mobile-menu.module.css';

export interface MobileMenuProps {
  readonly open: boolean;
  readonly categories: Remote<readonly Category[]>;
  readonly flashSaleOpen: boolean;
  /** The visitor has not seen the open sale yet. */
  readonly flashSaleNew?: boolean | undefined;
  readonly tiktok: boolean;
  readonly session: HeaderSession;
  /** The number of an order to pay; null without one. */
  readonly unpaidOrder: string | null;
  readonly onLogOut: () => void;
  readonly locale: Locale;
  readonly languages: LanguageState;
  readonly onLanguage: (locale: Locale) => void;
  readonly onClose: () => void;
}

/** The menu of small screens: expandable categories, a row of goods, the account and the languages. */
export function MobileMenu(props: MobileMenuProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const { categories, onClose } = props;
  return (
    <Dialog
      open={props.open}
      placement="end"
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      footer={
        <>
          <ShipToButton variant="row" onPress={onClose} />
          <Languages {...props} />
        </>
      }
    >
      <nav className={styles.nav} aria-label={intl.formatMessage(megaMenuMessages.label)}>
        {categories.status === 'loading' && <LoadingNote />}
        <ul className={styles.list}>
          {categories.status === 'ready' &&
            categories.value.map((category) => (
              <li key={category.id}>
                <Branch category={category} onClose={onClose} />
              </li>
            ))}
          <li>
            <Anchor className={styles.entry} href={hrefs.category(null)} onClick={onClose}>
              {intl.formatMessage(megaMenuMessages.all)}
              <Icon name="right" />
            </Anchor>
          </li>
          <li>
            <Anchor className={styles.entry} href={hrefs.finder} onClick={onClose}>
              {intl.formatMessage(finderLinkMessages.start)}
              <Icon name="right" />
            </Anchor>
          </li>
          <li>
            <Anchor className={styles.entry} href={hrefs.bigSale} onClick={onClose}>
              {intl.formatMessage(bigSaleMessages.title)}
              <Icon name="right" />
            </Anchor>
          </li>
          {props.tiktok && (
            <li>
              <Anchor className={styles.entry} href={hrefs.tiktok} onClick={onClose}>
                {tiktokName}
                <Icon name="right" />
              </Anchor>
            </li>
          )}
          {props.flashSaleOpen && (
            <li>
              <Anchor className={styles.entry} data-sale="" href={hrefs.flashSale} onClick={onClose}>
                {intl.formatMessage(megaMenuMessages.sale)}
                {props.flashSaleNew && ` ${intl.formatMessage(megaMenuMessages.newSale)}`}
                <Icon name="sale" />
              </Anchor>
            </li>
          )}
        </ul>
        <GoodsTiles
          goods={goodsOfMenu(categories, 2)}
          slots={3}
          hrefOf={({ goods_id }) => hrefs.goods(goods_id)}
          onFollow={onClose}
        />
      </nav>
      <MobileAccount
        session={props.session}
        unpaidOrder={props.unpaidOrder}
        onLogOut={props.onLogOut}
        onClose={onClose}
      />
    </Dialog>
  );
}

function Branch({ category, onClose }: { readonly category: Category; readonly onClose: () => void }) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <details>
      <summary className={styles.entry}>
        {category.name}
        <Icon name="down" />
      </summary>
      <ul className={styles.children}>
        <li>
          <Anchor className={styles.child} href={hrefs.category(category.id)} onClick={onClose}>
            {intl.formatMessage(megaMenuMessages.allOf, { category: category.name })}
          </Anchor>
        </li>
        <CategoryChildren category={category} classes={styles} onClose={onClose} />
      </ul>
    </details>
  );
}

function Languages({ locale, languages, onLanguage }: MobileMenuProps) {
  const intl = useIntl();
  return (
    <details className={styles.languages}>
      <summary className={styles.entry}>
        <span className={styles.language}>
          <Icon name="language" />
          {intl.formatMessage(languageSwitchMessages.label, { language: languageNames[locale] })}
        </span>
        <Icon name="down" />
      </summary>
      <LanguageList locale={locale} disabled={languages.status === 'switching'} onLanguage={onLanguage} />
      {languages.status === 'failed' && (
        <p className={styles.failed} role="status">
          {intl.formatMessage(languageSwitchMessages.failed)}
        </p>
      )}
    </details>
  );
}
