import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { CurrencyContext, useMoney } from '../../components/price/use-money.ts';
import { useLinks } from '../../link/link-context.tsx';
import type { UnpaidOrderView } from '../../screens/cart/cart/cart.states.ts';
import { orderActionMessages } from '../order-actions/order-actions.messages.ts';
import { unpaidOrderMessages as messages } from './unpaid-order.messages.ts';
import styles from './unpaid-order.module.css';

export interface UnpaidOrderProps {
  /** Null renders nothing. */
  readonly order: UnpaidOrderView | null;
  readonly onFollow?: () => void;
}

/** Reminds of an order that was placed and not paid: it has left the cart. */
export function UnpaidOrder({ order, onFollow }: UnpaidOrderProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (order === null) return null;
  const { ordersn } = order;
  return (
    <CurrencyContext value={order.currency}>
      <InlineAlert
        tone="info"
        action={
          <div className={styles.actions}>
            <ButtonLink size="s" href={hrefs.pay(ordersn)} onClick={onFollow}>
              {intl.formatMessage(orderActionMessages.pay)}
            </ButtonLink>
            <ButtonLink size="s" variant="ghost" href={hrefs.order(ordersn)} onClick={onFollow}>
              {intl.formatMessage(messages.change)}
            </ButtonLink>
          </div>
        }
      >
        <Text {...order} />
      </InlineAlert>
    </CurrencyContext>
  );
}

function Text({ ordersn, money }: UnpaidOrderView) {
  const intl = useIntl();
  const total = useMoney()(money);
  return <p>{intl.formatMessage(messages.text, { ordersn, total })}</p>;
}
