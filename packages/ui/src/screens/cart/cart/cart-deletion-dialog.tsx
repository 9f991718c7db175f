import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.tsx';
import { cartMessages as messages } from './cart.messages.ts';
import type { CartEvents, CartView } from './cart.states.ts';

interface CartDeletionDialogProps {
  readonly view: CartView;
  readonly on: CartEvents;
  /** Whether the surrounding drawer is open. */
  readonly open?: boolean;
}

/** Asks for confirmation before a line is deleted (spec §5). */
export function CartDeletionDialog({ view, on, open = true }: CartDeletionDialogProps) {
  const intl = useIntl();
  const { deletion } = view;
  const goodsId = deletion.status === 'none' ? null : deletion.goodsId;
  const line = view.lines.find(({ item }) => item.goods_id === goodsId);
  return (
    <ConfirmDialog
      open={open && deletion.status !== 'none'}
      title={intl.formatMessage(messages.confirmTitle)}
      text={intl.formatMessage(messages.confirmText, { name: line?.item.name ?? '' })}
      confirmLabel={intl.formatMessage(messages.confirmDelete)}
      keepLabel={intl.formatMessage(messages.keep)}
      tone="danger"
      pending={deletion.status === 'pending'}
      failure={deletion.status === 'failed' ? intl.formatMessage(messages.deleteFailed) : null}
      onConfirm={on.onConfirmDelete}
      onKeep={on.onKeep}
    />
  );
}
