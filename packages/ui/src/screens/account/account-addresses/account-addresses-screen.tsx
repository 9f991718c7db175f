import type { SavedAddress } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../../../components/badge/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Checkbox } from '../../../components/checkbox/checkbox.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden.tsx';
import { moveFocusOnUnmount } from '../../../focus/move-focus-on-unmount.ts';
import { AccountList } from '../../../sections/account-list/account-list.tsx';
import { AddressDialog } from '../../../sections/checkout-address/address-dialog.tsx';
import { checkoutAddressMessages } from '../../../sections/checkout-address/checkout-address.messages.ts';
import { OrderAddress } from '../../../sections/order-address/order-address.tsx';
import { AccountFrame, Actions, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { accountAddressesMessages as messages } from './account-addresses.messages.ts';
import styles from './account-addresses.module.css';
import type {
  AccountAddressesScreenProps,
  AddressBookEditing,
  AddressBookEvents,
} from './account-addresses.states.ts';

/** The saved addresses, which the checkout offers (spec §3). */
export function AccountAddressesScreen(props: AccountAddressesScreenProps) {
  const { state, countries, editing, pendingDefaultId, on } = props;
  const intl = useIntl();
  const isNew = editing.status !== 'none' && editing.id === null;
  return (
    <AccountFrame title={intl.formatMessage(messages.title)} lead={intl.formatMessage(messages.lead)}>
      {state.status === 'ready' && state.value.length > 0 && (
        <Actions>
          <Add onOpen={on.onOpen} />
        </Actions>
      )}
      <AccountList
        state={
          state.status === 'ready'
            ? {
                status: 'ready',
                view: { items: state.value, total: state.value.length, page: 1, pageSize: 20 },
              }
            : state
        }
        variant="cards"
        label={intl.formatMessage(checkoutAddressMessages.saved)}
        keyOf={({ id }) => id}
        draw={(saved) => <AddressCard saved={saved} pending={saved.id === pendingDefaultId} on={on} />}
        hrefOf={() => ''}
        empty={
          <EmptyState
            art="orders"
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            actions={<Add onOpen={on.onOpen} />}
          />
        }
      />
      {props.children}
      <AddressDialog
        title={intl.formatMessage(isNew ? messages.add : checkoutAddressMessages.editTitle)}
        countries={countries}
        editing={editing}
        onDraftChange={on.onDraftChange}
        onSave={on.onSave}
        onClose={on.onClose}
      >
        <DefaultChoice editing={editing} onChange={on.onDefaultChange} />
      </AddressDialog>
    </AccountFrame>
  );
}

function Add({ onOpen }: Pick<AddressBookEvents, 'onOpen'>) {
  const intl = useIntl();
  return (
    <Button iconStart="add" onClick={() => onOpen(null)}>
      {intl.formatMessage(messages.add)}
    </Button>
  );
}

interface DefaultChoiceProps {
  readonly editing: AddressBookEditing;
  readonly onChange: (isDefault: boolean) => void;
}

function DefaultChoice({ editing, onChange }: DefaultChoiceProps) {
  const intl = useIntl();
  if (editing.status === 'none' || editing.isDefault === null) return null;
  return (
    <Checkbox
      label={intl.formatMessage(messages.asDefault)}
      checked={editing.isDefault}
      onChange={onChange}
    />
  );
}

interface AddressCardProps {
  readonly saved: SavedAddress;
  readonly pending: boolean;
  readonly on: AddressBookEvents;
}

function AddressCard({ saved, pending, on }: AddressCardProps) {
  const intl = useIntl();
  const { id, address } = saved;
  const name = `${address.first_name} ${address.last_name}`;
  const isDefault = saved.is_default === Flag.yes;
  return (
    <Panel>
      <div className={styles.card}>
        <OrderAddress address={address} />
        {isDefault && (
          <Badge tone="neutral" icon="check">
            {intl.formatMessage(checkoutAddressMessages.standard)}
          </Badge>
        )}
      </div>
      <div className={styles.actions} ref={moveFocusOnUnmount}>
        <Button variant="secondary" size="s" onClick={() => on.onOpen(id)}>
          <span aria-hidden="true">{intl.formatMessage(checkoutAddressMessages.edit)}</span>
          <VisuallyHidden>{intl.formatMessage(checkoutAddressMessages.editNamed, { name })}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="s" onClick={() => on.onRemove(id)}>
          <span aria-hidden="true">{intl.formatMessage(checkoutAddressMessages.remove)}</span>
          <VisuallyHidden>{intl.formatMessage(checkoutAddressMessages.removeNamed, { name })}</VisuallyHidden>
        </Button>
        {!isDefault && (
          <Button variant="ghost" size="s" pending={pending} onClick={() => on.onMakeDefault(id)}>
            <span aria-hidden="true">{intl.formatMessage(messages.makeDefault)}</span>
            <VisuallyHidden>{intl.formatMessage(messages.makeDefaultNamed, { name })}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Panel>
  );
}
