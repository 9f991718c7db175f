import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { failureText } from '../../components/error-state/error-state.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { redeemDialogMessages as messages } from './redeem-dialog.messages.ts';
import type { RedeemState } from './redeem-dialog.states.ts';

export interface RedeemDialogProps {
  readonly state: RedeemState;
  /** The customer's balance; null while unknown: then the server decides whether it is enough. */
  readonly balance: number | null;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asks for confirmation before points are exchanged for goods. */
export function RedeemDialog({ state, balance, onConfirm, onKeep }: RedeemDialogProps) {
  const intl = useIntl();
  if (state.status === 'idle') return null;
  const { name, integral_price } = state.goods;
  const points = integral_price ?? 0;
  const title = intl.formatMessage(messages.title, { name });
  const left = balance === null ? null : balance - points;
  if (state.status === 'done' || (left !== null && left < 0)) {
    return (
      <Dialog open title={title} onClose={onKeep}>
        <InlineAlert tone={state.status === 'done' ? 'success' : 'warning'} live>
          {state.status === 'done'
            ? intl.formatMessage(messages.done)
            : intl.formatMessage(messages.missing, { points: Math.abs(left ?? 0) })}
        </InlineAlert>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title={title}
      text={
        left === null
          ? intl.formatMessage(messages.costs, { points })
          : intl.formatMessage(messages.text, { points, left })
      }
      confirmLabel={intl.formatMessage(messages.confirm)}
      keepLabel={intl.formatMessage(messages.keep)}
      pending={state.status === 'pending'}
      failure={state.status === 'failed' ? failureText(state.failure, intl) : null}
      onConfirm={onConfirm}
      onKeep={onKeep}
    />
  );
}
