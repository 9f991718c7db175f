import { withdrawalDays } from '@signal-shop/sdk/constants';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { DescriptionList } from '../../../components/description-list/description-list.tsx';
import { FailureAlert } from '../../../components/error-state/failure-alert.tsx';
import { useSum } from '../../../components/price/use-sum.ts';
import { useDay, useLastDay } from '../../../intl/use-day.ts';
import { OrderLine } from '../../../sections/order-line/order-line.tsx';
import { Actions, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { withdrawalMessages as messages } from './withdrawal.messages.ts';
import styles from './withdrawal.module.css';
import type { WithdrawalScreenProps, WithdrawalState } from './withdrawal.states.ts';

interface WithdrawalConfirmProps extends Omit<WithdrawalScreenProps, 'state'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly state: WithdrawalState & { readonly status: 'confirm' };
}

/** The second step: the order, and the button that declares the withdrawal. */
export function WithdrawalConfirm({ heading, state, onConfirm, onBack }: WithdrawalConfirmProps) {
  const { order, email, declaring } = state;
  const intl = useIntl();
  const sum = useSum();
  const day = useDay();
  const lastDay = useLastDay();
  return (
    <Panel title={intl.formatMessage(messages.step, { step: 2 })} titleRef={heading} width="form">
      {declaring.status === 'failed' && <FailureAlert failure={declaring.failure} />}
      <DescriptionList
        items={[
          { name: intl.formatMessage(messages.order), value: order.ordersn },
          { name: intl.formatMessage(messages.placed), value: day(order.ctime) },
          {
            name: intl.formatMessage(messages.refund),
            value: sum(order.refundable, order.refundable_points),
          },
        ]}
      />
      <ul className={styles.lines} aria-label={intl.formatMessage(messages.goods)}>
        {order.lines.map((line) => (
          <li key={line.id}>
            <OrderLine line={line} />
          </li>
        ))}
      </ul>
      <p data-muted>
        {order.until === null
          ? intl.formatMessage(messages.anyTime, { days: withdrawalDays })
          : intl.formatMessage(messages.until, { day: lastDay(order.until) })}
      </p>
      <p className={styles.declaration}>{intl.formatMessage(messages.declaration)}</p>
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.receiptTo, { email })}
      </p>
      <Actions>
        <Button size="l" pending={declaring.status === 'pending'} onClick={onConfirm}>
          {intl.formatMessage(messages.confirm)}
        </Button>
        <Button size="l" variant="secondary" disabled={declaring.status === 'pending'} onClick={onBack}>
          {intl.formatMessage(messages.back)}
        </Button>
      </Actions>
    </Panel>
  );
}
