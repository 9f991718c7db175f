import { checkArgument } from '@signal-shop/sdk/validate';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { refusalOf } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { emptyPrizeDraft, filledPrizeDraft, prizeSent, unitedStates } from '../../stories/fixtures/prizes.ts';
import type { PrizeDraft, PrizeSending, UnitedState } from './prize-address-form.states.ts';
import { PrizeAddressForm } from './prize-address-form.tsx';

interface PrizeFormStoryProps {
  readonly begin: PrizeDraft;
  readonly states: InLocale<Remote<readonly UnitedState[]>>;
  readonly sending: InLocale<PrizeSending>;
  /** The shop's answer after sending; without it, sending does nothing. */
  readonly answer?: InLocale<PrizeSending>;
  readonly submitted: boolean;
  /** Receives the draft at the time of sending. */
  readonly onSend: (draft: PrizeDraft) => void;
}

function PrizeFormStory({ begin, states, sending, answer, onSend, ...rest }: PrizeFormStoryProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState(begin);
  const [isSent, setSent] = useState(false);
  return (
    <PrizeAddressForm
      {...rest}
      draft={draft}
      states={states(locale)}
      sending={(isSent && answer !== undefined ? answer : sending)(locale)}
      shipsWithinDays={2}
      onDraftChange={setDraft}
      onSend={() => {
        onSend(draft);
        setSent(true);
      }}
    />
  );
}

const idle: InLocale<PrizeSending> = () => ({ status: 'idle' });

const meta = preview.meta({
  component: PrizeFormStory,
  parameters: {
    layout: 'padded',
    shop: {
      path: '/user/win',
      scenarios: 'auth.customer,win.address-missing',
      step: 'Press “Add shipping address”.',
    },
  },
  args: { begin: emptyPrizeDraft, states: unitedStates, sending: idle, submitted: false, onSend: fn() },
});

export default meta;

export const Empty = meta.story({});

Empty.test('[WHEEL-05] offers one country and says when the gift ships', async ({ canvas }) => {
  const country = canvas.getByLabelText('Country');
  await expect([...country.querySelectorAll('option')].map(({ value }) => value)).toEqual(['US']);
  await expect(canvas.getByText(/Ships within 2 business days/)).toBeVisible();
});

export const Filled = meta.story({ args: { begin: filledPrizeDraft, answer: prizeSent } });

Filled.test(
  '[WHEEL-05] passes on an address that satisfies the contract',
  async ({ args, canvas, userEvent }) => {
    const city = canvas.getByLabelText('City');
    await userEvent.clear(city);
    await userEvent.type(city, 'Tacoma');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit address' }));
    const address = { ...filledPrizeDraft, city: 'Tacoma' };
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(address);
    await expect(checkArgument('savePrizeAddress', address)).toMatchObject({ status: 'valid' });
  },
);

Filled.test('[WHEEL-05] [BEY-12] sending moves the focus to the shop’s answer', async (context) => {
  context.canvas.getByRole('button', { name: 'Submit address' }).focus();
  await context.userEvent.keyboard('{Enter}');
  await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
});

export const AllMissing = meta.story({ args: { submitted: true } });

AllMissing.test(
  '[WHEEL-05] [VAL-01] has an error message for each required field',
  async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit address' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    const summary = canvas.getByRole('region', { name: /8/ });
    await expect(summary).toHaveFocus();
    const fields = within(summary)
      .getAllByRole('link')
      .map((link) => {
        const field = canvasElement.ownerDocument.getElementById(link.getAttribute('href')?.slice(1) ?? '');
        return field?.getAttribute('name');
      });
    await expect(fields).toEqual([
      ...['buyer_first_name', 'buyer_last_name', 'email', 'phone'],
      ...['buyer_address', 'region', 'city', 'code'],
    ]);
  },
);

export const TooShort = meta.story({
  args: {
    begin: {
      ...filledPrizeDraft,
      email: 'a',
      buyer_first_name: 'A',
      buyer_last_name: 'B',
      buyer_address: 'C',
      phone: '1',
    },
    submitted: true,
  },
});

TooShort.test('[WHEEL-05] rejects one character where two are required', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /5/ }).querySelectorAll('a')).toHaveLength(5);
});

export const TooLong = meta.story({
  args: {
    begin: {
      ...filledPrizeDraft,
      email: `${'a'.repeat(201)}@example.com`,
      buyer_first_name: 'A'.repeat(101),
      buyer_last_name: 'B'.repeat(51),
      buyer_address: 'C'.repeat(501),
      code: '1'.repeat(101),
      phone: '1'.repeat(51),
    },
    submitted: true,
  },
});

TooLong.test('[WHEEL-05] rejects one character above the limit', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: /6/ }).querySelectorAll('a')).toHaveLength(6);
});

export const EmailOnBlur = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const email = canvasElement.querySelector('[name="email"]');
    if (email === null) throw new Error('The story shows no email field');
    await userEvent.type(email, 'ada@');
    await userEvent.tab();
  },
});

EmailOnBlur.test('[WHEEL-05] validates the email address on blur, and no other field', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter an email address, such as name@example.com.',
  );
  await expect(canvas.getByLabelText('City')).not.toBeInvalid();
});

export const RegionLoading = meta.story({ args: { states: () => loading } });
export const RegionFailed = meta.story({ args: { states: () => failed(network) } });
export const Submitting = meta.story({
  args: { begin: filledPrizeDraft, sending: () => ({ status: 'pending' }) },
});

Submitting.test('[WHEEL-04] ignores a second press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Submit address/ }));
  await expect(args.onSend).not.toHaveBeenCalled();
});

export const Submitted = meta.story({ args: { sending: prizeSent } });
export const ServerMessage = meta.story({
  args: {
    begin: filledPrizeDraft,
    sending: (locale) => ({
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf('savePrizeAddress', filledPrizeDraft, {
          scenarios: 'wheel.gift,wheel.address-rejected',
          locale,
        }),
      },
    }),
  },
});
