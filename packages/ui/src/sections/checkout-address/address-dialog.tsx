import type { DeliveryCountry } from '@signal-shop/sdk/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import type { AddressDraft } from '../../forms/address-form/address-draft.ts';
import { AddressForm } from '../../forms/address-form/address-form.tsx';
import { checkoutAddressMessages as messages } from './checkout-address.messages.ts';
import type { AddressEditing } from './checkout-address.states.ts';

const formId = 'edited-address';

interface AddressDialogProps {
  readonly title: string;
  readonly countries: readonly DeliveryCountry[];
  readonly editing: AddressEditing;
  readonly onDraftChange: (draft: AddressDraft) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Below the fields. */
  readonly children?: ReactNode;
}

/** Edits or adds a saved address without leaving the page. */
export function AddressDialog(props: AddressDialogProps) {
  const { editing, onClose } = props;
  const intl = useIntl();
  const isSaving = editing.status === 'saving';
  return (
    <Dialog
      open={editing.status !== 'none'}
      title={props.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
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
          countries={props.countries}
          draft={editing.draft}
          onDraftChange={props.onDraftChange}
          onValid={props.onSave}
          problem={editing.status === 'failed' ? problemOf(editing) : null}
        >
          {props.children}
        </AddressForm>
      )}
    </Dialog>
  );

  function problemOf({ failure }: Extract<AddressEditing, { status: 'failed' }>): string {
    return failure.kind === 'server' ? failure.message : intl.formatMessage(messages.unreachable);
  }
}
