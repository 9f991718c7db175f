import { returnWindowDays, supportReplyHours } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { siteFooterMessages as messages } from './site-footer.messages.ts';
import styles from './site-footer.module.css';

const promises = [
  { key: 'shipping', icon: 'truck', title: messages.shippingTitle, text: messages.shippingText },
  { key: 'returns', icon: 'returned', title: messages.returnsTitle, text: messages.returnsText },
  { key: 'help', icon: 'question', title: messages.helpTitle, text: messages.helpText },
] as const;

/** The values of all promises: formatMessage ignores unused ones. */
const values = { days: returnWindowDays, hours: supportReplyHours };

/** The three promises that come with each order. */
export function FooterPromises() {
  const intl = useIntl();
  return (
    <ul className={styles.promises}>
      {promises.map(({ key, icon, title, text }) => (
        <li key={key} className={styles.promise}>
          <Icon name={icon} size={32} />
          <span>
            <span data-text="h4">{intl.formatMessage(title, values)}</span>
            <span className={styles.quiet}>{intl.formatMessage(text, values)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
