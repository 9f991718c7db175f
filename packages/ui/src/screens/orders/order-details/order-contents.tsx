import type { OrderDetail } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import type { CopyText } from '../../../components/copy-field/use-copy.ts';
import { DescriptionList } from '../../../components/description-list/description-list.tsx';
import { Link } from '../../../components/link/link.tsx';
import { Price } from '../../../components/price/price.tsx';
import { useSum } from '../../../components/price/use-sum.ts';
import { useLinks } from '../../../link/link-context.tsx';
import type { LogisticsState } from '../../../sections/logistics-track/logistics-track.states.ts';
import { LogisticsTrack } from '../../../sections/logistics-track/logistics-track.tsx';
import { OrderAddress } from '../../../sections/order-address/order-address.tsx';
import { OrderAmounts } from '../../../sections/order-amounts/order-amounts.tsx';
import { OrderDeadlines } from '../../../sections/order-deadlines/order-deadlines.tsx';
import { OrderLine } from '../../../sections/order-line/order-line.tsx';
import { OrderLineActions } from '../../../sections/order-line/order-line-actions.tsx';
import { PreferenceFacts } from '../../../sections/order-preferences/preference-facts.tsx';
import { OrderProgress } from '../../../sections/order-progress/order-progress.tsx';
import { Columns, Panel, Stack } from '../../../sections/page-frame/page-frame.tsx';
import { orderDetailsMessages as messages } from './order-details.messages.ts';
import styles from './order-details.module.css';

interface OrderContentsProps {
  readonly order: OrderDetail;
  readonly parcel: LogisticsState;
  readonly onCopy: CopyText;
}

/** The contents of an order: goods, progress, address and amounts. */
export function OrderContents({ order, parcel, onCopy }: OrderContentsProps) {
  const intl = useIntl();
  // Tracking comes first while the parcel is in transit, and after the goods later.
  const isShipped = order.orderstatus === OrderStatus.shipped;
  const shownParcel = parcel.status !== 'none' && (
    <div id="parcel">
      <Panel title={intl.formatMessage(messages.parcel)}>
        <LogisticsTrack state={parcel} onCopy={onCopy} events="elsewhere" />
      </Panel>
    </div>
  );
  return (
    <Columns>
      <Stack>
        {isShipped && shownParcel}
        <Goods order={order} />
        <OrderDeadlines order={order} title={intl.formatMessage(messages.limits)} />
        {!isShipped && shownParcel}
        <Panel title={intl.formatMessage(messages.sums)}>
          <OrderAmounts amounts={order} region={order.address.region} />
          <PaidOtherwise order={order} />
        </Panel>
      </Stack>
      <Stack>
        <Panel title={intl.formatMessage(messages.progress)}>
          <OrderProgress
            timeline={order.timeline}
            tracking={parcel}
            label={intl.formatMessage(messages.progress)}
          />
        </Panel>
        <Panel title={intl.formatMessage(messages.shipTo)}>
          <OrderAddress address={order.address} />
          <PreferenceFacts preferences={order} />
        </Panel>
      </Stack>
    </Columns>
  );
}

/** Includes refused refunds, after which the customer keeps the goods. */
const arrived: readonly OrderStatus[] = [
  OrderStatus.received,
  OrderStatus.complete,
  OrderStatus.refundRejected,
];

function Goods({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const hasArrived = arrived.includes(order.orderstatus);
  return (
    <div id="goods">
      <Panel title={intl.formatMessage(messages.goods)}>
        <ul className={styles.lines} aria-label={intl.formatMessage(messages.lines)}>
          {order.lines.map((line) => (
            <li className={styles.line} key={line.id}>
              <OrderLine line={line} actions={<OrderLineActions order={order} line={line} />} />
            </li>
          ))}
        </ul>
        {hasArrived && (
          <Link variant="standalone" href={hrefs.gift(order.ordersn)}>
            {intl.formatMessage(messages.gift)}
          </Link>
        )}
      </Panel>
    </div>
  );
}

/** Points paid, and what was refunded. */
function PaidOtherwise({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const sum = useSum();
  const items = [
    ...(order.points > 0
      ? [
          {
            name: intl.formatMessage(messages.points),
            value: <Price kind="points" points={order.points} size="s" />,
          },
        ]
      : []),
    ...(order.refunded + order.refunded_points > 0
      ? [{ name: intl.formatMessage(messages.refunded), value: sum(order.refunded, order.refunded_points) }]
      : []),
  ];
  return items.length === 0 ? null : <DescriptionList items={items} />;
}
