import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../../components/link/link.tsx';
import { Wave } from '../../../components/wave/wave.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import styles from './bank-wait.module.css';
import { paymentMessages as messages } from './payment.messages.ts';

const titles = { redirecting: messages.bankTitle, verifying: messages.checkingTitle } as const;

const next = [messages.bankOpens, messages.bankConfirm, messages.bankBack] as const;

/** The wait for the bank: what happens next, and what to do when nothing happens. */
export function BankWait({ phase }: { readonly phase: 'redirecting' | 'verifying' }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const toOrders = (chunks: ReactNode[]) => <Link href={hrefs.orders()}>{chunks}</Link>;
  return (
    <section className={styles.panel} data-band="dark" data-notch="xl">
      <Wave variant="moving" />
      <div className={styles.words} role="status">
        <h2 data-text="h2">{intl.formatMessage(titles[phase])}</h2>
        <p data-text="lead">{intl.formatMessage(messages[phase])}</p>
      </div>
      {phase === 'redirecting' && (
        <ol className={styles.steps}>
          {next.map((message) => (
            <li key={message.id}>{intl.formatMessage(message)}</li>
          ))}
        </ol>
      )}
      <p className={styles.stuck} data-text="small">
        {intl.formatMessage(messages.bankStuck, { orders: toOrders })}
      </p>
    </section>
  );
}
