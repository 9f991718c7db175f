import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/answers.ts';
import { checkoutOf, emptyDraft, filledDraft, longDraft } from '../../stories/checkouts.ts';
import { failed, network } from '../../stories/failures.ts';
import { Stage } from '../../stories/stage.tsx';
import { send } from '../../stories/typing.ts';
import { checkoutPlaces } from './checkout.places.ts';
import type { CheckoutState, CheckoutView } from './checkout.states.ts';
import { CheckoutScreen } from './checkout-screen.tsx';

interface CheckoutStoryProps {
  readonly state: InLocale<CheckoutState>;
  readonly onPlaceOrder: () => void;
}

function CheckoutStory({ state, onPlaceOrder }: CheckoutStoryProps) {
  const given = state(useLocale());
  const [typed, setTyped] = useState<Partial<Pick<CheckoutView, 'draft' | 'note'>>>({});
  return (
    <Stage>
      <CheckoutScreen
        state={given.status === 'ready' ? { ...given, view: { ...given.view, ...typed } } : given}
        on={{
          onDraft: (draft) => setTyped({ ...typed, draft }),
          onNote: (note) => setTyped({ ...typed, note }),
          onPlaceOrder,
        }}
      />
    </Stage>
  );
}

const meta = preview.meta({
  parameters: { shop: checkoutPlaces },
  component: CheckoutStory,
  tags: ['screen'],
  args: { state: checkoutOf(filledDraft), onPlaceOrder: fn() },
});

export default meta;

export const NoAddress = meta.story({ tags: ['p0'], args: { state: checkoutOf(emptyDraft) } });
export const AddressFilled = meta.story({ tags: ['p0'] });

AddressFilled.test('[PAY-01] an address as the contract wants it places the order', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
  await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
});

export const AddressInvalid = meta.story({
  tags: ['p0'],
  args: { state: checkoutOf(longDraft) },
  play: send,
});

AddressInvalid.test('[VAL-01] a wrong address is told in a summary that has the focus', async (context) => {
  const { args, canvas } = context;
  await expect(canvas.getByRole('region', { name: /3/ })).toHaveFocus();
  await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription('Enter your city.');
  await expect(args.onPlaceOrder).not.toHaveBeenCalled();
});

AddressInvalid.test('a summary that was put right does not come back while typing', async (context) => {
  const { canvas, userEvent } = context;
  const city = canvas.getByLabelText('City');
  const postalCode = canvas.getByLabelText('Postal code');
  const firstName = canvas.getByLabelText('First name');
  await userEvent.type(city, 'Austin');
  await userEvent.clear(firstName);
  await userEvent.type(firstName, 'Ada');
  await userEvent.clear(postalCode);
  await userEvent.type(postalCode, '78701');
  await userEvent.clear(postalCode);
  await expect(postalCode).toHaveFocus();
  await expect(canvas.queryByRole('region', { name: /1/ })).toBeNull();
});

export const TaxPending = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ amounts: { status: 'loading' } })) },
});

export const TaxFailed = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ amounts: failed(network) })) },
});

export const Placing = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ placing: { status: 'placing' } })) },
});

/** No answer came: nobody knows whether the order was placed. */
export const PlaceFailed = meta.story({
  args: {
    state: checkoutOf(filledDraft, () => ({ placing: { status: 'failed', failure: network } })),
  },
});

export const StockGone = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ placing: { status: 'stockGone' } })) },
});

export const PriceChanged = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ placing: { status: 'priceChanged' } })) },
});

export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const Empty = meta.story({ args: { state: () => ({ status: 'empty' }) } });
