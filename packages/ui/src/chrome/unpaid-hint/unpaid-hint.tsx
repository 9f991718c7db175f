import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { orderActionMessages } from '../../sections/order-actions/order-actions.messages.ts';
import { unpaidHintMessages as messages } from './unpaid-hint.messages.ts';
import styles from './unpaid-hint.module.css';

export interface UnpaidHintProps {
  readonly ordersn: string;
}

/**
 * A dot at the icon of the orders, and a link to the payment. Screen readers always have the link; others see it while
 * the pointer is over the icon, until they press Escape, or while the keyboard focuses one of both. On touch screens, the
 * menu has the same link.
 */
export function UnpaidHint({ ordersn }: UnpaidHintProps) {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  const isDismissed = useDismissed();
  return (
    <span className={styles.hint} data-dismissed={isDismissed || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      <Anchor className={styles.link} href={hrefs.pay(ordersn)}>
        {intl.formatMessage(messages.text, { ordersn })}{' '}
        <strong className={styles.pay}>{intl.formatMessage(orderActionMessages.pay)}</strong>
      </Anchor>
    </span>
  );
}

function useDismissed(): boolean {
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, []);
  return isDismissed;
}
