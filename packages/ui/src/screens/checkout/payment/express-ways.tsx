import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { Panel } from '../../../sections/page-frame/page-frame.tsx';
import { expressMessages } from './express.messages.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import type { PaymentScreenProps } from './payment.states.ts';

type ExpressWaysProps = Pick<
  PaymentScreenProps,
  'canPayExpress' | 'onPayExpress' | 'wallet' | 'onPayWithWallet'
>;

/** The ways to pay without a card number: the payment sheet of this device, and the wallet. */
export function ExpressWays({ canPayExpress, onPayExpress, wallet, onPayWithWallet }: ExpressWaysProps) {
  const intl = useIntl();
  if (!canPayExpress && wallet === null) return null;
  return (
    <Panel title={intl.formatMessage(messages.express)}>
      {canPayExpress && (
        <Button size="l" width="full" onClick={onPayExpress}>
          {intl.formatMessage(expressMessages.withDevice)}
        </Button>
      )}
      {wallet !== null && (
        <>
          <Button variant="secondary" size="l" width="full" iconEnd="external" onClick={onPayWithWallet}>
            {intl.formatMessage(messages.withWallet, { wallet })}
          </Button>
          <p data-text="small" data-muted>
            {intl.formatMessage(messages.walletHelp)}
          </p>
        </>
      )}
    </Panel>
  );
}
