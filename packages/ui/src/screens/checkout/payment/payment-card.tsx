import type { PayableOrder } from '@signal-shop/sdk/contract';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import { useIntl } from 'react-intl';
import { Button } from '../../../components/button/button.tsx';
import { InlineAlert } from '../../../components/inline-alert/inline-alert.tsx';
import { CardForm } from '../../../forms/card-form/card-form.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import type { PaymentPhase, PaymentScreenProps } from './payment.states.ts';
import { TestCards } from './test-cards.tsx';

interface PaymentCardProps extends Pick<PaymentScreenProps, 'testCards' | 'onPay'> {
  readonly order: PayableOrder;
  readonly phase: PaymentPhase;
}

/** The card form and the status of the payment. */
export function PaymentCard({ order, phase, testCards, onPay }: PaymentCardProps) {
  const intl = useIntl();
  const amount = formatMoney(order.money, useLocale());
  const busy = phase.status === 'redirecting' || phase.status === 'verifying';
  const refused = phase.status === 'problem' && phase.problem.kind === 'cardRefused';
  return (
    <>
      <PhaseNote phase={phase} />
      <CardForm refused={refused} onPay={onPay}>
        <Button type="submit" variant="accent" size="l" width="full" pending={busy}>
          {intl.formatMessage(messages.pay, { amount })}
        </Button>
        <p data-text="small" data-muted>
          {intl.formatMessage(messages.safe)}
        </p>
      </CardForm>
      {testCards.length > 0 && <TestCards cards={testCards} />}
    </>
  );
}

function PhaseNote({ phase }: { readonly phase: PaymentPhase }) {
  const intl = useIntl();
  switch (phase.status) {
    case 'open':
      return null;
    case 'redirecting':
    case 'verifying':
      return (
        <InlineAlert tone="info" live>
          {intl.formatMessage(messages[phase.status])}
        </InlineAlert>
      );
    case 'problem':
      return <ProblemNote problem={phase.problem} />;
  }
}

function ProblemNote({
  problem,
}: {
  readonly problem: Extract<PaymentPhase, { status: 'problem' }>['problem'];
}) {
  const intl = useIntl();
  if (problem.kind === 'cardRefused') return null;
  if (problem.kind === 'network') {
    return (
      <InlineAlert tone="error" live>
        {intl.formatMessage(messages.network)}
      </InlineAlert>
    );
  }
  const title = intl.formatMessage(messages.declinedTitle);
  return (
    <InlineAlert tone="error" live title={title}>
      {problem.message !== title && <p dir="auto">{problem.message}</p>}
      <p>{intl.formatMessage(messages.declinedNext)}</p>
    </InlineAlert>
  );
}
