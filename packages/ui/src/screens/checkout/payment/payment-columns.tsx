import type { PayableOrder } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import { PurchaseColumns } from '../../../sections/purchase-frame/purchase-frame.tsx';
import { PurchasedOrder } from '../../../sections/purchase-frame/purchased-order.tsx';
import { BankWait } from './bank-wait.tsx';
import { CardWays } from './card-ways.tsx';
import { ExpressWays } from './express-ways.tsx';
import { paymentMessages as messages } from './payment.messages.ts';
import styles from './payment.module.css';
import type { PaymentPhase, PaymentScreenProps } from './payment.states.ts';
import { PhaseNote } from './phase-note.tsx';

interface PaymentColumnsProps extends Omit<PaymentScreenProps, 'state'> {
  readonly order: PayableOrder;
  readonly phase: PaymentPhase;
}

/** The cards or the wait for the bank, and the order beside it with the button that pays. */
export function PaymentColumns({ order, phase, ...ways }: PaymentColumnsProps) {
  const intl = useIntl();
  const formId = useId();
  const amount = formatMoney(order.money, useLocale(), order.currency);
  const isWaiting =
    phase.status === 'redirecting' || phase.status === 'confirming' || phase.status === 'verifying';
  const refused = phase.status === 'problem' && phase.problem.kind === 'cardRefused';
  return (
    <PurchaseColumns>
      <div className={styles.stage}>
        {isWaiting && (
          <div className={styles.wait}>
            <BankWait phase={phase} />
          </div>
        )}
        {/* The form stays mounted during the wait, so that a declined card can be corrected. */}
        <div className={styles.form} data-waiting={isWaiting || undefined}>
          <PhaseNote phase={phase} />
          <ExpressWays {...ways} />
          <Panel title={intl.formatMessage(messages.card)}>
            <CardWays {...ways} formId={formId} refused={refused} />
          </Panel>
        </div>
      </div>
      <PurchasedOrder
        order={order}
        action={
          <>
            <Button type="submit" form={formId} variant="accent" size="l" width="full" pending={isWaiting}>
              {intl.formatMessage(messages.pay, { amount })}
            </Button>
            <p className={styles.safe} data-text="small" data-muted>
              {intl.formatMessage(messages.safe)}
            </p>
          </>
        }
      />
    </PurchaseColumns>
  );
}
