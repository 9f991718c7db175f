import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/button/button.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import {
  countriesIn,
  emptyDraft,
  filledDraft,
  noAddresses,
  quietAddresses,
  savedAddresses,
} from '../../stories/fixtures/checkouts.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { checkoutPage } from '../../stories/shop-pages.ts';
import type { AddressEvents, AddressesView } from './checkout-address.states.ts';
import { CheckoutAddress } from './checkout-address.tsx';

interface CheckoutAddressStoryProps {
  readonly view: AddressesView;
  readonly on: AddressEvents;
  readonly onValid: () => void;
}

function CheckoutAddressStory({ view, on, onValid }: CheckoutAddressStoryProps) {
  const [selectedId, setChosen] = useState(view.selectedId);
  const [keep, setKeep] = useState(view.keep);
  const [draft, setDraft] = useState(emptyDraft);
  const typing = { onChoose: setChosen, onKeep: setKeep };
  return (
    <>
      <CheckoutAddress
        countries={countriesIn(useLocale())}
        view={{ ...view, selectedId, keep }}
        draft={draft}
        formId="address"
        on={{ ...on, ...typing }}
        onDraftChange={setDraft}
        onValid={onValid}
      />
      <Button type="submit" form="address">
        OK
      </Button>
    </>
  );
}

const meta = preview.meta({
  component: CheckoutAddressStory,
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { view: noAddresses, on: quietAddresses, onValid: fn() },
});

export default meta;

export const None = meta.story({});
export const One = meta.story({ args: { view: savedAddresses(1) } });
export const Many = meta.story({ args: { view: savedAddresses(3) } });
/** The contract's maximum. */
export const Full = meta.story({
  parameters: { shop: { ...checkoutPage, scenarios: `${checkoutPage.scenarios},address.many` } },
  args: { view: savedAddresses(20) },
});

Many.test('[PAY-01] the draft survives choosing a saved address', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Use another address' }));
  await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
  await userEvent.click(canvas.getByRole('radio', { name: /Grace Volt/ }));
  await expect(canvas.queryByLabelText('First name')).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: 'Use another address' }));
  await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
});

export const Editing = meta.story({
  args: { view: { ...savedAddresses(2), editing: { status: 'open', id: 1, draft: filledDraft } } },
});

export const SaveFailed = meta.story({
  args: {
    view: {
      ...savedAddresses(2),
      editing: { status: 'failed', id: 1, draft: { ...filledDraft, city: 'Tacoma' }, failure: network },
    },
  },
});

SaveFailed.test('[PAY-01] the draft survives a failure', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
  await expect(canvas.getByLabelText('City')).toHaveValue('Tacoma');
});

export const Deleting = meta.story({
  args: { view: { ...savedAddresses(2), deletion: { status: 'asking', id: 1 } } },
});

export const Loading = meta.story({
  args: { view: { ...noAddresses, saved: { status: 'loading' } } },
});

/** The form still works when the list fails to load. */
export const LoadFailed = meta.story({ args: { view: { ...noAddresses, saved: failed(network) } } });
