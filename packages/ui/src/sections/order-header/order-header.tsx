import type { OrderDetail } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import type { CopyText } from '../../components/copy-field/use-copy.ts';
import { CopyNumber } from '../../components/copy-number/copy-number.tsx';
import { DeliveryDays } from '../../components/delivery-days/delivery-days.tsx';
import { orderStatusLook } from '../../components/order-status-badge/order-status-badge.tsx';
import { PayTypeLabel } from '../../components/pay-type-label/pay-type-label.tsx';
import { useDay, useMoment } from '../../intl/use-day.ts';
import type { PressedAction } from '../order-actions/order-actions.tsx';
import { OrderActions } from '../order-actions/order-actions.tsx';
import { cancelReasonMessages } from '../order-confirmation/order-confirmation.messages.ts';
import { nextDeadlineText } from '../order-deadlines/formatted-deadlines.ts';
import { isArrivalInTitle } from './arrival-in-title.ts';
import { orderHeaderMessages as messages } from './order-header.messages.ts';
import styles from './order-header.module.css';
import { OrderHeaderPhotos } from './order-header-photos.tsx';
import { statusMeaning } from './status-meanings.ts';

interface OrderHeaderProps {
  readonly order: OrderDetail;
  readonly onAsk: (action: PressedAction) => void;
  /** The action that is being sent. */
  readonly pending?: PressedAction | null;
  readonly onCopy: CopyText;
  readonly onPrint: () => void;
  /** Result of the last action. */
  readonly outcome?: ReactNode;
}

/** Below the title, which is the status of an order: its goods, the meaning of the status, and the allowed actions. */
export function OrderHeader({ order, onAsk, pending = null, onCopy, onPrint, outcome }: OrderHeaderProps) {
  const intl = useIntl();
  const look = orderStatusLook(order.orderstatus);
  return (
    <section className={styles.header} data-notch="l" aria-label={intl.formatMessage(look.message)}>
      <div className={styles.standing}>
        <OrderHeaderPhotos lines={order.lines} />
        <div className={styles.words}>
          <Meaning order={order} />
        </div>
      </div>
      {outcome}
      <Facts order={order} onCopy={onCopy} />
      <div className={styles.foot}>
        <OrderActions order={order} pending={pending} onAsk={onAsk} without="what lines offer" />
        <div className={styles.print}>
          <Button variant="ghost" iconStart="document" onClick={onPrint}>
            {intl.formatMessage(order.paytype === PayType.unpaid ? messages.print : messages.printInvoice)}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Meaning({ order }: { readonly order: OrderDetail }) {
  const intl = useIntl();
  const moment = useMoment();
  const meaning = statusMeaning(order.orderstatus);
  const limit = nextDeadlineText(order, moment, intl);
  return (
    <>
      {meaning !== null && <p>{intl.formatMessage(meaning)}</p>}
      {limit !== null && <p className={styles.limit}>{limit}</p>}
      {/* A parcel has its own expected day. */}
      {order.arrival !== null && order.logistics === null && !isArrivalInTitle(order.orderstatus) && (
        <DeliveryDays {...order.arrival} />
      )}
      {order.cancellation !== null && (
        <p data-muted dir="auto">
          {intl.formatMessage(messages.because, {
            reason: intl.formatMessage(cancelReasonMessages[order.cancellation.reason]),
          })}
          {order.cancellation.note !== '' && ` · ${order.cancellation.note}`}
        </p>
      )}
    </>
  );
}

function Facts({ order, onCopy }: Pick<OrderHeaderProps, 'order' | 'onCopy'>) {
  const intl = useIntl();
  const day = useDay();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{intl.formatMessage(messages.number)}</dt>
        <dd>
          <CopyNumber number={order.ordersn} onCopy={onCopy} />
        </dd>
      </div>
      <div>
        <dt>{intl.formatMessage(messages.placed)}</dt>
        <dd>{day(order.ctime)}</dd>
      </div>
      <div>
        <dt>{intl.formatMessage(messages.paidBy)}</dt>
        <dd>
          <PayTypeLabel payType={order.paytype} />
        </dd>
      </div>
    </dl>
  );
}
