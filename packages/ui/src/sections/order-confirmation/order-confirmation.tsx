import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { failureText } from '../../components/error-state/error-state.tsx';
import { CancelFields } from './cancel-fields.tsx';
import { askMessages, orderConfirmationMessages as messages } from './order-confirmation.messages.ts';
import type { OrderQuestion as Ask, OrderConfirmationHandlers } from './order-confirmation.states.ts';

interface OrderConfirmationProps {
  /** null while the dialog is closed. */
  readonly ask: Ask | null;
  readonly on: Pick<OrderConfirmationHandlers, 'onConfirm' | 'onKeep' | 'onDraftChange'>;
}

/** Asks for confirmation of an action on an order; for a cancellation, also for the reason. */
export function OrderConfirmation({ ask, on }: OrderConfirmationProps) {
  const confirmation = useLast(ask);
  if (confirmation === null) return null;
  return (
    <Question
      key={`${confirmation.action} ${confirmation.ordersn}`}
      ask={confirmation}
      open={ask !== null}
      on={on}
    />
  );
}

interface QuestionProps extends OrderConfirmationProps {
  readonly ask: Ask;
  readonly open: boolean;
}

function Question({ ask, open, on }: QuestionProps) {
  const intl = useIntl();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { title, text, confirm, keep } = askMessages[ask.action];
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
      tone={ask.action === 'confirmReceived' ? 'neutral' : 'danger'}
      pending={pending}
      failure={ask.sending.status === 'failed' ? failureText(ask.sending.failure, intl) : null}
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
          onDraftChange={on.onDraftChange}
        />
      )}
    </ConfirmDialog>
  );
}

/** Retains the last value, so that a closing dialog does not lose its content. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
