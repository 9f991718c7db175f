import type { SavedAddress } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { oneLineOf } from '../order-address/order-address.tsx';
import { checkoutAddressMessages as messages } from './checkout-address.messages.ts';
import type { AddressDeletion, AddressEvents } from './checkout-address.states.ts';

interface AddressDeletionDialogProps {
  readonly deletion: AddressDeletion;
  readonly addresses: readonly SavedAddress[];
  readonly on: AddressEvents;
}

/** Asks for confirmation before a saved address is deleted. */
export function AddressDeletionDialog({ deletion, addresses, on }: AddressDeletionDialogProps) {
  const intl = useIntl();
  const about = deletion.status === 'none' ? undefined : addresses.find(({ id }) => id === deletion.id);
  return (
    <ConfirmDialog
      open={deletion.status !== 'none'}
      title={intl.formatMessage(messages.deleteTitle)}
      text={about === undefined ? '' : oneLineOf(about.address, intl)}
      confirmLabel={intl.formatMessage(messages.remove)}
      keepLabel={intl.formatMessage(messages.cancel)}
      pending={deletion.status === 'pending'}
      failure={deletion.status === 'failed' ? failureText(deletion) : null}
      onConfirm={on.onDelete}
      onKeep={on.onCloseDelete}
    />
  );

  function failureText({ failure }: Extract<AddressDeletion, { status: 'failed' }>): string {
    return failure.kind === 'server' ? failure.message : intl.formatMessage(messages.unreachable);
  }
}
