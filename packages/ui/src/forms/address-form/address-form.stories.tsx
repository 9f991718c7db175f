import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/button/button.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { refusalOf } from '../../stories/fixtures/answers.ts';
import { countriesIn, emptyDraft, filledDraft } from '../../stories/fixtures/checkouts.ts';
import { checkoutPage } from '../../stories/shop-pages.ts';
import type { AddressDraft } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';

interface AddressFormStoryProps {
  readonly begin: AddressDraft;
  readonly submitted: boolean;
  readonly saving: boolean;
  readonly problem: InLocale<string> | null;
  readonly onValid: () => void;
}

function AddressFormStory({ begin, submitted, saving, problem, onValid }: AddressFormStoryProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState(begin);
  return (
    <AddressForm
      countries={countriesIn(locale)}
      draft={draft}
      submitted={submitted}
      problem={problem?.(locale) ?? null}
      onDraftChange={setDraft}
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
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { begin: emptyDraft, submitted: false, saving: false, problem: null, onValid: fn() },
});

export default meta;

export const Empty = meta.story();

Empty.test('validates a field on blur, not the others', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('First name'));
  await userEvent.tab();
  await expect(canvas.getByText('Enter your first name.')).toBeVisible();
  await expect(canvas.queryByText('Enter your last name.')).toBeNull();
});

export const Filled = meta.story({ args: { begin: filledDraft } });

Filled.test(
  '[PAY-01] submits an address that satisfies the contract',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onValid).toHaveBeenCalledOnce();
  },
);

export const AllMissing = meta.story({ args: { submitted: true } });

AllMissing.test('[VAL-01] every required field has an error message', async ({ canvas }) => {
  const summary = canvas.getByRole('region', { name: /7/ });
  await expect(summary).toHaveFocus();
  await expect(summary.querySelectorAll('a')).toHaveLength(7);
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

/** The server refuses an address that the form accepts. */
export const ServerMessage = meta.story({
  args: {
    begin: filledDraft,
    problem: (locale) =>
      refusalOf('saveAddress', { address: { ...filledDraft, state: 'Nowhere' } }, { locale, fresh: true }),
  },
});

ServerMessage.test('[PAY-01] a rejected value stays in its field', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toBeVisible();
  await expect(canvas.getByLabelText('State or province')).toHaveValue('CA');
});

const munich = {
  ...filledDraft,
  address: 'Prenzlauer Weg 12',
  postal_code: '80331',
  city: 'München',
  state: '',
  region: 'DE',
};

/** No states; the postal code comes before the city. */
export const Germany = meta.story({ args: { begin: munich } });

Germany.test('[VAL-01] [BEY-70] needs no state', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByLabelText('State or province')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
  await expect(args.onValid).toHaveBeenCalledOnce();
});

/** The postal code leads, prefectures are a list. */
export const Japan = meta.story({
  args: {
    begin: { ...filledDraft, postal_code: '150-0001', state: 'Tokyo', city: 'Shibuya', region: 'JP' },
  },
  globals: { locale: 'ja' },
});

export const PostalCodeMalformed = meta.story({
  args: { begin: { ...munich, postal_code: 'x' }, submitted: true },
});

PostalCodeMalformed.test(
  '[VAL-01] [BEY-70] shows a postal code of the country',
  async ({ args, canvas, userEvent }) => {
    const code = canvas.getByLabelText('ZIP or postal code');
    await expect(code).toHaveAccessibleDescription('Enter a postal code like 80331.');
    await userEvent.clear(code);
    await userEvent.type(code, ' 10405 ');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(args.onValid).toHaveBeenCalledOnce();
  },
);

Filled.test(
  '[BEY-70] another country has its own fields, and no state that it does not have',
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByLabelText('Country or region'), 'JP');
    await expect(canvas.getByLabelText('Prefecture')).toHaveValue('');
    await userEvent.selectOptions(canvas.getByLabelText('Prefecture'), 'Kyoto');
    await userEvent.selectOptions(canvas.getByLabelText('Country or region'), 'FR');
    await expect(canvas.queryByLabelText('Prefecture')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Country or region'), 'US');
    await expect(canvas.getByLabelText('State or province')).toHaveValue('');
  },
);

export const LongLabelsDe = AllMissing.extend({
  globals: { locale: 'de', viewport: { value: 'phone' } },
});

export const Japanese = AllMissing.extend({ globals: { locale: 'ja' } });

export const PhoneMalformed = meta.story({
  args: { begin: { ...filledDraft, phone: 'call me' }, submitted: true },
});

PhoneMalformed.test('[VAL-01] shows the format of a phone number', async ({ args, canvas, userEvent }) => {
  const phone = canvas.getByLabelText('Phone');
  await expect(phone).toHaveAccessibleDescription(/5 to 20 digits/);
  await userEvent.clear(phone);
  await userEvent.type(phone, '(030) 123-456');
  await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
  await expect(args.onValid).toHaveBeenCalledOnce();
});
