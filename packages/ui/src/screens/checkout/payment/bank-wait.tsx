import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../../components/link/link.tsx';
import { Wave } from '../../../components/wave/wave.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import styles from './bank-wait.module.css';
import { paymentMessages as messages } from './payment.messages.ts';
import type { PaymentPhase } from './payment.states.ts';

const titles = {
  redirecting: messages.bankTitle,
  confirming: messages.confirmingTitle,
  verifying: messages.checkingTitle,
} as const;

interface BankWaitProps {
  readonly phase: Extract<PaymentPhase, { status: keyof typeof titles }>;
}

/** The wait for the bank, the wallet or the device: what happens next, and what to do when nothing happens. */
export function BankWait({ phase }: BankWaitProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const isWallet = phase.status === 'redirecting' && phase.wallet === true;
  const opens = isWallet ? messages.walletOpens : messages.bankOpens;
  const toOrders = (chunks: ReactNode[]) => <Link href={hrefs.orders()}>{chunks}</Link>;
  return (
    <section className={styles.panel} data-band="dark" data-notch="xl">
      <Wave variant="moving" />
      <div className={styles.words} role="status">
        <h2 data-text="h2">{intl.formatMessage(isWallet ? messages.walletTitle : titles[phase.status])}</h2>
        <p data-text="lead">{intl.formatMessage(messages[phase.status])}</p>
      </div>
      {phase.status === 'redirecting' && (
        <ol className={styles.steps}>
          {[opens, messages.bankConfirm, messages.bankBack].map((message) => (
            <li key={message.id}>{intl.formatMessage(message)}</li>
          ))}
        </ol>
      )}
      {/* Nothing is charged before the shopper confirms on the device. */}
      {phase.status !== 'confirming' && (
        <p className={styles.stuck} data-text="small">
          {intl.formatMessage(messages.bankStuck, { orders: toOrders })}
        </p>
      )}
    </section>
  );
}
