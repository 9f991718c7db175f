import type { OrderDetail } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { OrderLine } from '../../components/order-line/order-line.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { OrderAddress } from '../../sections/order-address/order-address.tsx';
import { OrderAmounts } from '../../sections/order-amounts/order-amounts.tsx';
import { OrderProgress } from '../../sections/order-progress/order-progress.tsx';
import { Columns, Panel } from '../../sections/page-frame/page-frame.tsx';
import { orderDetailsMessages as words } from './order-details.messages.ts';
import styles from './order-details.module.css';

/** What was ordered, how far it is, where it goes and what it cost. */
export function OrderContents({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  return (
    <Columns>
      <div className={styles.stack}>
        <Panel title={intl.formatMessage(words.goods)}>
          <ul className={styles.lines} aria-label={intl.formatMessage(words.lines)}>
            {order.lines.map((line) => (
              <li className={styles.line} key={line.id}>
                <OrderLine line={line} />
              </li>
            ))}
          </ul>
        </Panel>
        {order.timeline.length > 0 && (
          <Panel title={intl.formatMessage(words.progress)}>
            <OrderProgress timeline={order.timeline} label={intl.formatMessage(words.progress)} />
          </Panel>
        )}
      </div>
      <div className={styles.stack}>
        <OrderSums order={order} />
        {order.logistics !== null && <Parcel logistics={order.logistics} />}
        <Panel title={intl.formatMessage(words.shipTo)}>
          <OrderAddress address={order.address} />
          {order.note !== '' && (
            <div className={styles.note}>
              <h3 data-text="label">{intl.formatMessage(words.note)}</h3>
              <p dir="auto">{order.note}</p>
            </div>
          )}
        </Panel>
      </div>
    </Columns>
  );
}

function OrderSums({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <Panel title={intl.formatMessage(words.sums)}>
      <OrderAmounts amounts={order} />
      {order.allowed_actions.includes('pay') && (
        <ButtonLink variant="accent" size="l" width="full" href={hrefs.pay(order.ordersn)}>
          {intl.formatMessage(words.payNow)}
        </ButtonLink>
      )}
    </Panel>
  );
}

function Parcel({ logistics }: { readonly logistics: NonNullable<OrderDetail['logistics']> }) {
  const intl = useIntl();
  const number =
    logistics.tracking_number === '' ? intl.formatMessage(words.numberPending) : logistics.tracking_number;
  return (
    <Panel title={intl.formatMessage(words.parcel)}>
      <DescriptionList
        items={[
          { name: intl.formatMessage(words.carrier), value: logistics.company },
          { name: intl.formatMessage(words.trackingNumber), value: number },
        ]}
      />
    </Panel>
  );
}
