import type { DeliveryCountry, SavedAddress } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import type { ChoiceCard } from '../../components/choice-cards/choice-cards.tsx';
import { ChoiceCards } from '../../components/choice-cards/choice-cards.tsx';
import { RetryAlert } from '../../components/error-state/retry-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import type { AddressDraft } from '../../forms/address-form/address-draft.ts';
import { AddressForm } from '../../forms/address-form/address-form.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { oneLineOf } from '../order-address/order-address.tsx';
import { AddressDeletionDialog } from './address-deletion-dialog.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { checkoutAddressMessages as messages } from './checkout-address.messages.ts';
import styles from './checkout-address.module.css';
import type { AddressEvents, AddressesView } from './checkout-address.states.ts';

interface CheckoutAddressProps {
  readonly countries: readonly DeliveryCountry[];
  readonly view: AddressesView;
  readonly draft: AddressDraft;
  /** Id for the form, so that a button outside can submit it. */
  readonly formId: string;
  readonly on: AddressEvents;
  readonly onDraftChange: (draft: AddressDraft) => void;
  readonly onValid: () => void;
}

/** The delivery address: a saved one or a new one. The draft of the new one survives a switch. */
export function CheckoutAddress(props: CheckoutAddressProps) {
  const { view, on } = props;
  const intl = useIntl();
  const { saved } = view;
  if (saved.status === 'loading') return <Waiting />;
  const addresses = saved.status === 'ready' ? saved.value : [];
  return (
    <>
      {saved.status === 'failed' && (
        <RetryAlert tone="warning" failure={saved.failure} retry={saved.retry}>
          {intl.formatMessage(messages.loadFailed)}
        </RetryAlert>
      )}
      {addresses.length > 0 && <SavedAddresses addresses={addresses} selectedId={view.selectedId} on={on} />}
      {view.selectedId === null && <TypedAddress {...props} />}
      <AddressDialog
        title={intl.formatMessage(messages.editTitle)}
        countries={props.countries}
        editing={view.editing}
        onDraftChange={on.onEditedChange}
        onSave={on.onSaveEdited}
        onClose={on.onCloseEdited}
      />
      <AddressDeletionDialog deletion={view.deletion} addresses={addresses} on={on} />
    </>
  );
}

const formOption = 'typed';

interface SavedAddressesProps {
  readonly addresses: readonly SavedAddress[];
  readonly selectedId: number | null;
  readonly on: AddressEvents;
}

function SavedAddresses({ addresses, selectedId, on }: SavedAddressesProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const cards = addresses.map(
    (saved): ChoiceCard<string> => ({
      value: String(saved.id),
      title: nameOf(saved),
      text: oneLineOf(saved.address, intl),
      aside: saved.is_default === Flag.yes && (
        <Badge tone="neutral" icon="check">
          {intl.formatMessage(messages.standard)}
        </Badge>
      ),
      actions: <Actions saved={saved} on={on} />,
    }),
  );
  return (
    <>
      <ChoiceCards
        legend={intl.formatMessage(messages.saved)}
        cards={[...cards, { value: formOption, title: intl.formatMessage(messages.another) }]}
        value={selectedId === null ? formOption : String(selectedId)}
        onChange={(value) => on.onChoose(value === formOption ? null : Number(value))}
      />
      <Link variant="standalone" href={hrefs.inAccount('address')}>
        {intl.formatMessage(messages.manage)}
      </Link>
    </>
  );
}

function Actions({ saved, on }: { readonly saved: SavedAddress; readonly on: AddressEvents }) {
  const intl = useIntl();
  const name = nameOf(saved);
  return (
    <>
      <Button variant="ghost" size="s" onClick={() => on.onEdit(saved.id)}>
        <span aria-hidden="true">{intl.formatMessage(messages.edit)}</span>
        <VisuallyHidden>{intl.formatMessage(messages.editNamed, { name })}</VisuallyHidden>
      </Button>
      <Button variant="ghost" size="s" onClick={() => on.onAskDelete(saved.id)}>
        <span aria-hidden="true">{intl.formatMessage(messages.remove)}</span>
        <VisuallyHidden>{intl.formatMessage(messages.removeNamed, { name })}</VisuallyHidden>
      </Button>
    </>
  );
}

function TypedAddress({ countries, view, draft, formId, on, onDraftChange, onValid }: CheckoutAddressProps) {
  const intl = useIntl();
  return (
    <div className={styles.fields}>
      <AddressForm
        id={formId}
        countries={countries}
        draft={draft}
        onDraftChange={onDraftChange}
        onValid={onValid}
      >
        <Checkbox label={intl.formatMessage(messages.keep)} checked={view.keep} onChange={on.onKeep} />
      </AddressForm>
    </div>
  );
}

function Waiting() {
  return (
    <>
      <LoadingNote />
      <Skeleton variant="control" />
      <Skeleton variant="control" />
    </>
  );
}

function nameOf({ address }: SavedAddress): string {
  return `${address.first_name} ${address.last_name}`;
}
