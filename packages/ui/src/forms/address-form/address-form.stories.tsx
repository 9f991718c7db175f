import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/button/button.tsx';
import type { AddressDraft } from '../../screens/checkout/checkout.states.ts';
import { emptyDraft, filledDraft } from '../../stories/checkouts.ts';
import { AddressForm } from './address-form.tsx';

interface AddressFormStoryProps {
  readonly begin: AddressDraft;
  readonly submitted: boolean;
  readonly saving: boolean;
  readonly onValid: () => void;
}

function AddressFormStory({ begin, submitted, saving, onValid }: AddressFormStoryProps) {
  const [draft, setDraft] = useState(begin);
  const [note, setNote] = useState('');
  return (
    <AddressForm
      draft={draft}
      note={note}
      submitted={submitted}
      onDraft={setDraft}
      onNote={setNote}
      onValid={onValid}
    >
      <Button type="submit" size="l" pending={saving}>
        OK
      </Button>
    </AddressForm>
  );
}

const meta = preview.meta({
  component: AddressFormStory,
  parameters: { layout: 'padded' },
  args: { begin: emptyDraft, submitted: false, saving: false, onValid: fn() },
});

export default meta;

export const Empty = meta.story();

Empty.test(
  'a field that is left empty is told at once, the others not yet',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('First name'));
    await userEvent.tab();
    await expect(canvas.getByText('Enter your first name.')).toBeVisible();
    await expect(canvas.queryByText('Enter your last name.')).toBeNull();
  },
);

export const Filled = meta.story({ args: { begin: filledDraft } });

Filled.test(
  '[PAY-01] an address as the contract wants it is let through',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onValid).toHaveBeenCalledOnce();
  },
);

export const AllMissing = meta.story({ args: { submitted: true } });

AllMissing.test('[VAL-01] every required entry has its sentence', async ({ canvas }) => {
  const summary = canvas.getByRole('region', { name: /8/ });
  await expect(summary).toHaveFocus();
  await expect(summary.querySelectorAll('a')).toHaveLength(8);
});

export const TooShort = meta.story({
  args: { begin: { ...filledDraft, first_name: 'A', address: 'B', phone: '1' }, submitted: true },
});

export const TooLong = meta.story({
  args: {
    begin: {
      ...filledDraft,
      first_name: 'A'.repeat(101),
      last_name: 'B'.repeat(51),
      address: 'C'.repeat(501),
      phone: '1'.repeat(51),
    },
    submitted: true,
  },
});

export const Saving = Filled.extend({ args: { saving: true } });

export const LongLabelsDe = AllMissing.extend({
  globals: { locale: 'de', viewport: { value: 'phone' } },
});

export const Japanese = AllMissing.extend({ globals: { locale: 'ja' } });
