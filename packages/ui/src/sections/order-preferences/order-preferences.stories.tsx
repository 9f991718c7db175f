import type { OrderPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { noPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { checkoutPage, orderPage } from '../../stories/shop-pages.ts';
import { PreferenceFacts } from './preference-facts.tsx';
import type { PreferenceFieldsProps } from './preference-fields.tsx';
import { PreferenceFields } from './preference-fields.tsx';

function FieldsStory({ preferences, onChange }: PreferenceFieldsProps) {
  const [changed, setChanged] = useState(preferences);
  return (
    <PreferenceFields
      preferences={changed}
      onChange={(change) => {
        setChanged({ ...changed, ...change });
        onChange(change);
      }}
    />
  );
}

/** Every preference, each with another value than its default. */
const filled: Required<OrderPreferences> = { note: 'Please ring twice.' };

const meta = preview.meta({
  component: FieldsStory,
  subcomponents: { PreferenceFields, PreferenceFacts },
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { preferences: noPreferences, onChange: fn() },
});

export default meta;

export const None = meta.story({});

None.test('[PAY-01] a note is typed into a field that is folded at first', async (context) => {
  const { args, canvas, userEvent } = context;
  const note = canvas.getByLabelText(/^Order note/);
  await expect(note).not.toBeVisible();
  await userEvent.click(canvas.getByText('Add a note'));
  await userEvent.type(note, 'Hi');
  await expect(args.onChange).toHaveBeenLastCalledWith({ note: 'Hi' });
});

export const Filled = meta.story({ args: { preferences: filled } });

/** On the page of the order. */
export const Facts = Filled.extend({
  parameters: { shop: orderPage },
  render: ({ preferences }) => <PreferenceFacts preferences={preferences} />,
});
