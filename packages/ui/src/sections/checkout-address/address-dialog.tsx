import type { DeliveryCountry } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { AddressForm } from '../../forms/address-form/address-form.tsx';
import { checkoutAddressMessages as messages } from './checkout-address.messages.ts';
import type { AddressEditing, AddressEvents } from './checkout-address.states.ts';

const formId = 'edited-address';

/** Edits a saved address without leaving the checkout. */
export function AddressDialog({
  countries,
  editing,
  on,
}: {
  readonly countries: readonly DeliveryCountry[];
  readonly editing: AddressEditing;
  readonly on: AddressEvents;
}) {
  const intl = useIntl();
  const isSaving = editing.status === 'saving';
  return (
    <Dialog
      open={editing.status !== 'none'}
      title={intl.formatMessage(messages.editTitle)}
      onClose={on.onCloseEdited}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={on.onCloseEdited}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" form={formId} pending={isSaving}>
            {intl.formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      {editing.status !== 'none' && (
        <AddressForm
          key={editing.id}
          id={formId}
          countries={countries}
          draft={editing.draft}
          onDraftChange={on.onEditedChange}
          onValid={on.onSaveEdited}
          problem={editing.status === 'failed' ? problemOf(editing) : null}
        />
      )}
    </Dialog>
  );

  function problemOf({ failure }: Extract<AddressEditing, { status: 'failed' }>): string {
    return failure.kind === 'server' ? failure.message : intl.formatMessage(messages.unreachable);
  }
}
