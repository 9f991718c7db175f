import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { orderActionMessages } from '../../sections/order-actions/order-actions.messages.ts';
import { accountLayoutMessages } from '../account-layout/account-layout.messages.ts';
import { siteFooterMessages } from '../site-footer/site-footer.messages.ts';
import type { HeaderSession } from '../site-header/header-session.ts';
import { siteHeaderMessages } from '../site-header/site-header.messages.ts';
import { unpaidHintMessages } from '../unpaid-hint/unpaid-hint.messages.ts';
import styles from './mobile-account.module.css';
import { mobileMenuMessages as messages } from './mobile-menu.messages.ts';

interface MobileAccountProps {
  readonly session: HeaderSession;
  /** The number of an order to pay; null without one. */
  readonly unpaidOrder: string | null;
  readonly onLogOut: () => void;
  readonly onClose: () => void;
}

/** The account's part of the menu of small screens: an order to pay, orders, points, wishlist and help, then log in or out. */
export function MobileAccount({ session, unpaidOrder, onLogOut, onClose }: MobileAccountProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const isMember = session.status === 'member';
  const tiles = [
    { icon: 'box', href: hrefs.orders(), message: accountLayoutMessages.orders },
    {
      icon: 'coins',
      href: isMember ? hrefs.inAccount('points') : hrefs.points,
      message: accountLayoutMessages.points,
    },
    { icon: 'heart', href: hrefs.wishlist, message: messages.wishlist },
    { icon: 'question', href: hrefs.support('faq'), message: siteFooterMessages.support },
  ] as const;
  return (
    <nav className={styles.account} aria-label={intl.formatMessage(messages.account)}>
      {unpaidOrder !== null && (
        <Anchor className={styles.unpaid} href={hrefs.pay(unpaidOrder)} onClick={onClose}>
          {intl.formatMessage(unpaidHintMessages.text, { ordersn: unpaidOrder })}{' '}
          <strong>{intl.formatMessage(orderActionMessages.pay)}</strong>
        </Anchor>
      )}
      <ul className={styles.tiles}>
        {tiles.map(({ icon, href, message }) => (
          <li key={icon}>
            <Anchor className={styles.tile} href={href} onClick={onClose}>
              <Icon name={icon} size={24} />
              {intl.formatMessage(message)}
            </Anchor>
          </li>
        ))}
      </ul>
      {isMember ? (
        <div className={styles.who}>
          <Anchor className={styles.entry} href={hrefs.account} onClick={onClose}>
            <Icon name="account" />
            {intl.formatMessage(siteHeaderMessages.account, { nickname: session.nickname })}
          </Anchor>
          <button
            type="button"
            className={styles.entry}
            onClick={() => {
              onClose();
              onLogOut();
            }}
          >
            <Icon name="logOut" />
            {intl.formatMessage(messages.logOut)}
          </button>
        </div>
      ) : (
        <Anchor className={styles.entry} href={hrefs.logIn} onClick={onClose}>
          <Icon name="account" />
          {intl.formatMessage(siteHeaderMessages.logIn)}
        </Anchor>
      )}
    </nav>
  );
}
