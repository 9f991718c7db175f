import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Toast } from '../../../components/toaster/toaster.states.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { refusalOf } from '../../../stories/fixtures/answers.ts';
import { countriesIn, emptyDraft, filledDraft, savedAddresses } from '../../../stories/fixtures/checkouts.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountAddressesLive } from './account-addresses.live.ts';
import type { AccountAddressesScreenProps, AddressBookEditing } from './account-addresses.states.ts';
import { AccountAddressesScreen } from './account-addresses-screen.tsx';

interface AddressesStoryProps extends Pick<AccountAddressesScreenProps, 'state' | 'pendingDefaultId'> {
  readonly editing: InLocale<AddressBookEditing>;
  readonly toast?: Toast;
  readonly onOpen: (id: number | null) => void;
  readonly onSave: () => void;
  readonly onMakeDefault: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

function AddressesStory({ state, pendingDefaultId, editing, toast, ...events }: AddressesStoryProps) {
  const locale = useLocale();
  const begin = editing(locale);
  const [form, setForm] = useState(begin);
  return (
    <AccountStage active="addresses" toast={toast}>
      <AccountAddressesScreen
        state={state}
        countries={countriesIn(locale)}
        editing={form}
        pendingDefaultId={pendingDefaultId}
        on={{
          ...events,
          onDraftChange: (draft) => change({ draft }),
          onDefaultChange: (isDefault) => change({ isDefault }),
          onClose: fn(),
        }}
      />
    </AccountStage>
  );

  function change(values: object) {
    if (form.status !== 'none') setForm({ ...form, ...values });
  }
}

const none: InLocale<AddressBookEditing> = () => ({ status: 'none' });
const args: AddressesStoryProps = {
  state: addresses(3),
  pendingDefaultId: null,
  editing: none,
  onOpen: fn(),
  onSave: fn(),
  onMakeDefault: fn(),
  onRemove: fn(),
};

const meta = preview.meta({
  parameters: { shop: accountAddressesLive },
  component: AddressesStory,
  subcomponents: { AccountAddressesScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });

Ready.test('[BEY-31] each address names its buttons, and the default one has no choice', async (story) => {
  const { args: events, canvas, userEvent } = story;
  await expect(canvas.queryByRole('button', { name: 'Set Ada Byron’s address as default' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Set Grace Volt’s address as default' }));
  await expect(events.onMakeDefault).toHaveBeenCalledWith(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Grace Volt’s address' }));
  await expect(events.onRemove).toHaveBeenCalledWith(3);
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Ada Byron’s address' }));
  await expect(events.onOpen).toHaveBeenCalledWith(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Add address' }));
  await expect(events.onOpen).toHaveBeenCalledWith(null);
});

export const Full = meta.story({ args: { state: addresses(20) } });
export const Empty = meta.story({ tags: ['p0'], args: { state: addresses(0) } });
export const Loading = meta.story({ tags: ['p0'], args: { state: { status: 'loading' } } });
export const Failed = meta.story({ tags: ['p0'], args: { state: failed(network) } });

export const Adding = meta.story({
  args: {
    editing: () => ({
      status: 'open',
      id: null,
      draft: { ...emptyDraft, region: 'DE' },
      isDefault: false,
    }),
  },
});

Adding.test('[BEY-31] the form follows the country, and can become the default', async (story) => {
  const { args: events, canvas, userEvent } = story;
  await expect(canvas.queryByLabelText('State or province')).toBeNull();
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Use as default address' }));
  await expect(canvas.getByRole('checkbox')).toBeChecked();
  await userEvent.selectOptions(canvas.getByLabelText('Country or region'), 'US');
  await expect(canvas.getByLabelText('State or province')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
  await expect(events.onSave).not.toHaveBeenCalled();
});

export const Editing = meta.story({ args: { editing: formOf({ status: 'open' }) } });

Editing.test(
  '[BEY-31] the default address stays the default one',
  async ({ args: events, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(events.onSave).toHaveBeenCalledOnce();
  },
);

export const Saving = meta.story({ args: { editing: formOf({ status: 'saving' }) } });
export const SaveFailed = meta.story({
  args: { editing: formOf({ status: 'failed', failure: network }) },
});
export const Refused = meta.story({
  args: {
    editing: (locale) => ({
      status: 'failed',
      id: null,
      draft: filledDraft,
      isDefault: false,
      failure: {
        kind: 'server',
        message: refusalOf('saveAddress', { address: { ...filledDraft, state: 'Nowhere' } }, { locale }),
      },
    }),
  },
});
export const MakingDefault = meta.story({ args: { pendingDefaultId: 2 } });
export const Removed = meta.story({
  args: {
    state: addresses(2),
    toast: {
      id: 1,
      tone: 'info',
      text: { kind: 'removed', from: 'addresses', name: 'Grace Volt' },
      onUndo: () => undefined,
    },
  },
});
export const German = Ready.extend({ globals: { locale: 'de' } });
export const Japanese = Ready.extend({ globals: { locale: 'ja' } });

type FormState =
  | { readonly status: 'open' | 'saving' }
  | Pick<Extract<AddressBookEditing, { status: 'failed' }>, 'status' | 'failure'>;

/** The form with the default address. */
function formOf(state: FormState): InLocale<AddressBookEditing> {
  return () => ({ ...state, id: 1, draft: filledDraft, isDefault: null });
}

function addresses(count: number): AddressesStoryProps['state'] {
  const { saved } = savedAddresses(count);
  return { status: 'ready', value: saved.status === 'ready' ? saved.value : [] };
}
