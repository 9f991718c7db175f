import type { PayableOrder, WalletFailure } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Picture } from '../../../components/picture/picture.tsx';
import { Wave } from '../../../components/wave/wave.tsx';
import { artOf } from '../../../views/art-of.ts';
import { altOfGoods } from '../../../views/goods-alt.ts';
import styles from './outcome.module.css';
import { paymentResultMessages as messages } from './payment-result.messages.ts';
import type { OutcomeName } from './payment-result.states.ts';

interface OutcomeProps {
  readonly outcome: OutcomeName;
  readonly order: PayableOrder;
  readonly walletFailure: WalletFailure | null;
}

const walletTexts = {
  declined: messages.walletDeclined,
  canceled: messages.walletCanceled,
  timedOut: messages.walletTimedOut,
} as const;

const waves = { succeeded: 'rule', pending: 'moving', failed: 'broken' } as const;

/** The result in one sentence; after a success with the photographs of the goods. */
export function Outcome(props: OutcomeProps) {
  const intl = useIntl();
  const { outcome, order } = props;
  const title = titleOf(props, intl);
  return (
    <section className={styles.outcome} data-outcome={outcome} data-band="dark" data-notch="xl">
      {outcome === 'succeeded' && <Goods order={order} />}
      <div className={styles.words}>
        <Wave variant={waves[outcome]} />
        {title !== null && <h2 data-text="h3">{title}</h2>}
        <p data-text="lead">{textOf(props, intl)}</p>
      </div>
    </section>
  );
}

/** As many photographs as fit side by side on a phone. */
const photographs = 3;

function Goods({ order }: Pick<OutcomeProps, 'order'>) {
  const intl = useIntl();
  return (
    <div className={styles.goods}>
      {order.lines.slice(0, photographs).map((line) => (
        <Picture
          key={line.id}
          art={artOf(line)}
          src={line.thumbnail}
          alt={altOfGoods(line, intl)}
          variant="bare"
        />
      ))}
    </div>
  );
}

/** The title of the page thanks; this one says for what. The other results have it as the title of the page. */
function titleOf({ outcome, order }: OutcomeProps, intl: IntlShape): string | null {
  if (outcome !== 'succeeded') return null;
  return intl.formatMessage(order.paytype === PayType.freeTest ? messages.freeTest : messages.succeeded);
}

function textOf({ outcome, order, walletFailure }: OutcomeProps, intl: IntlShape): string {
  if (outcome === 'failed')
    return intl.formatMessage(walletFailure === null ? messages.failedText : walletTexts[walletFailure]);
  if (outcome === 'pending') return intl.formatMessage(messages.pendingText);
  switch (order.paytype) {
    case PayType.points:
      return intl.formatMessage(messages.pointsText, { points: order.points });
    case PayType.freeTest:
      return intl.formatMessage(messages.freeTestText);
    default:
      return intl.formatMessage(messages.succeededText);
  }
}
