import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { failureWords } from '../../components/error-state/error-state.tsx';
import { CancelFields } from './cancel-fields.tsx';
import { askWords, orderConfirmationMessages as messages } from './order-confirmation.messages.ts';
import type { OrderQuestion as Ask, OrderConfirmationHandlers } from './order-confirmation.states.ts';

interface OrderConfirmationProps {
  /** null while nothing is asked. */
  readonly ask: Ask | null;
  readonly on: Pick<OrderConfirmationHandlers, 'onConfirm' | 'onKeep' | 'onDraft'>;
}

/** Asks before something is done with an order; for a cancellation, also why. */
export function OrderConfirmation({ ask, on }: OrderConfirmationProps) {
  const shown = useLast(ask);
  if (shown === null) return null;
  return <Question key={`${shown.action} ${shown.ordersn}`} ask={shown} open={ask !== null} on={on} />;
}

interface QuestionProps extends OrderConfirmationProps {
  readonly ask: Ask;
  readonly open: boolean;
}

function Question({ ask, open, on }: QuestionProps) {
  const intl = useIntl();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { title, text, confirm, keep } = askWords[ask.action];
  const pending = ask.sending.status === 'pending';

  function decide(): void {
    const missing = ask.action === 'cancel' && ask.draft.reason === null;
    setReasonMissing(missing);
    if (!missing) on.onConfirm();
  }

  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      confirmLabel={intl.formatMessage(confirm)}
      keepLabel={intl.formatMessage(keep)}
      tone={ask.action === 'confirmReceived' ? 'primary' : 'danger'}
      pending={pending}
      failure={ask.sending.status === 'failed' ? failureWords(ask.sending.failure, intl) : null}
      onConfirm={decide}
      onKeep={on.onKeep}
    >
      <p data-text="small" data-muted>
        {intl.formatMessage(messages.order, { ordersn: ask.ordersn })}
      </p>
      {ask.action === 'cancel' && (
        <CancelFields
          draft={ask.draft}
          pending={pending}
          error={isReasonMissing && ask.draft.reason === null}
          onDraft={on.onDraft}
        />
      )}
    </ConfirmDialog>
  );
}

/** A window that closes still shows what it asked. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
