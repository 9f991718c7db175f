import { PayType } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { payTypeMessages as messages } from './pay-type-label.messages.ts';
import styles from './pay-type-label.module.css';

interface PayTypeLook {
  readonly icon: IconName;
  readonly message: Sentence;
}

export const payTypeLooks = {
  [PayType.unpaid]: { icon: 'clock', message: messages.unpaid },
  [PayType.card]: { icon: 'card', message: messages.card },
  [PayType.points]: { icon: 'coins', message: messages.points },
  [PayType.freeTest]: { icon: 'freeTest', message: messages.freeTest },
} satisfies Record<PayType, PayTypeLook>;

const looksByCode = new Map<number, PayTypeLook>(
  Object.entries(payTypeLooks).map(([code, look]) => [Number(code), look]),
);

/** The payment method of an order. */
export function PayTypeLabel({ payType }: { readonly payType: number }) {
  const intl = useIntl();
  const look = looksByCode.get(payType) ?? { icon: 'question', message: messages.unknown };
  return (
    <span className={styles.label}>
      <Icon name={look.icon} size={16} />
      {intl.formatMessage(look.message)}
    </span>
  );
}
