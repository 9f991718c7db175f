import { lateCardSeconds } from '@signal-shop/sdk/rules/test-cards';
import { useIntl } from 'react-intl';
import { formatCardNumber } from '../../../forms/card-form/card.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import type { PaymentScreenProps } from './payment.states.ts';
import styles from './test-cards.module.css';

const effects = {
  success: messages.testSuccess,
  declined: messages.testDeclined,
  insufficientFunds: messages.testInsufficient,
  asked: messages.testAsked,
  late: messages.testLate,
  lateDeclined: messages.testLateDeclined,
} as const;

/** The card numbers of the built-in test provider. */
export function TestCards({ cards }: { readonly cards: PaymentScreenProps['testCards'] }) {
  const intl = useIntl();
  return (
    <section className={styles.box}>
      <h3 data-text="label">{intl.formatMessage(messages.testCards)}</h3>
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.testCardsHelp)}
      </p>
      <dl className={styles.cards} data-text="small">
        {cards.map(({ label, number }) => (
          <div className={styles.card} key={number}>
            <dt className={styles.number}>{formatCardNumber(number)}</dt>
            <dd className={styles.effect} data-muted>
              {intl.formatMessage(effects[label], { seconds: lateCardSeconds })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
