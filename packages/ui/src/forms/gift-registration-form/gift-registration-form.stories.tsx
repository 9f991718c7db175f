import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import {
  emptyGiftDraft,
  filledGiftDraft,
  firstGift,
  giftsToChoose,
  orderUnknown,
  reviewGiftDraft,
} from '../../stories/fixtures/gifts.ts';
import { emptyPrizeForm, prizeSent } from '../../stories/fixtures/prizes.ts';
import type { GiftStep } from './gift-registration-form.states.ts';
import { GiftRegistrationForm } from './gift-registration-form.tsx';

interface GiftFormStoryProps {
  readonly state: InLocale<GiftStep>;
  readonly submitted: boolean;
  readonly onContinue: () => void;
}

function GiftFormStory({ state, ...props }: GiftFormStoryProps) {
  const storyProps = state(useLocale());
  const [draft, setDraft] = useState('draft' in storyProps ? storyProps.draft : emptyGiftDraft);
  return (
    <GiftRegistrationForm
      {...props}
      state={'draft' in storyProps ? { ...storyProps, draft } : storyProps}
      backHref="/comment/gift"
      onDraftChange={setDraft}
    />
  );
}

const idle = { status: 'idle' } as const;
const args: GiftFormStoryProps = {
  state: () => ({ step: 'order', draft: filledGiftDraft, sending: idle }),
  submitted: false,
  onContinue: fn(),
};

const meta = preview.meta({
  component: GiftFormStory,
  parameters: { layout: 'padded', shop: { path: '/comment/gift', scenarios: 'auth.customer' } },
  args,
});

export default meta;

export const StepOrder = meta.story({});

StepOrder.test(
  '[REV-02] a review has an additional step, and the progress shows it',
  async ({ args: { onContinue }, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Register and earn points' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^My review of a product/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onContinue).toHaveBeenCalledOnce();
  },
);

export const OrderNotFound = meta.story({
  args: { state: (locale) => ({ step: 'order', draft: filledGiftDraft, sending: orderUnknown(locale) }) },
});

OrderNotFound.test('[REV-02] the shop’s error about the order is at the number field', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Order number')).toBeInvalid();
  await expect(canvas.getByLabelText('Order number')).toHaveValue(filledGiftDraft.ordersn);
});

export const MissingOrderNumber = meta.story({
  args: { state: () => ({ step: 'order', draft: emptyGiftDraft, sending: idle }), submitted: true },
});

MissingOrderNumber.test(
  '[REV-02] [VAL-01] requires the order number',
  async ({ args: { onContinue }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register and earn points' }));
    await expect(onContinue).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Enter the order number.' })).toBeVisible();
  },
);

export const StepReviewUrl = meta.story({
  args: { state: () => ({ step: 'review', draft: reviewGiftDraft, sending: idle }) },
});

StepReviewUrl.test('[REV-02] links back to the previous step', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/comment/gift');
});

export const MissingUrl = meta.story({
  args: { state: () => ({ step: 'review', draft: reviewGiftDraft, sending: idle }), submitted: true },
});

MissingUrl.test(
  '[REV-02] [VAL-01] requires the full URL of the review',
  async ({ args: { onContinue }, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Link to your review');
    await expect(field).toHaveAccessibleDescription(/Enter the link to your review\./);
    await userEvent.type(field, 'reviews/5521');
    await expect(field).toHaveAccessibleDescription(/starting with https/);
    await userEvent.click(canvas.getByRole('button', { name: 'Register and earn points' }));
    await expect(onContinue).not.toHaveBeenCalled();
  },
);

export const ChoosePrize = meta.story({
  args: { state: (locale) => ({ step: 'prize', draft: reviewGiftDraft, gifts: giftsToChoose(locale) }) },
});

ChoosePrize.test(
  '[REV-02] a gift is selected by mouse or by arrow keys',
  async ({ args: { onContinue }, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    if (first === undefined) throw new Error('The fixture has no gifts');
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onContinue).toHaveBeenCalledOnce();
  },
);

export const PrizeMissing = ChoosePrize.extend({ args: { submitted: true } });

PrizeMissing.test(
  '[REV-02] [VAL-01] requires a gift',
  async ({ args: { onContinue }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onContinue).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a gift.' }));
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
);

export const StepAddress = meta.story({
  args: {
    state: (locale) => ({
      step: 'address',
      gift: firstGift(locale),
      isFinal: false,
      address: emptyPrizeForm(locale),
    }),
  },
});

StepAddress.test('[REV-02] shows the gift, and a link to choose another', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Choose another' })).toBeVisible();
  await expect(canvas.getByLabelText('Country')).toBeVisible();
});

export const Sending = meta.story({
  args: { state: () => ({ step: 'order', draft: filledGiftDraft, sending: { status: 'pending' } }) },
});

Sending.test('[REV-02] ignores a second press', async ({ args: { onContinue }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Register and earn points' }));
  await expect(onContinue).not.toHaveBeenCalled();
});

export const Sent = meta.story({
  args: {
    state: (locale) => {
      const sent = prizeSent(locale);
      return {
        step: 'sent',
        gift: firstGift(locale),
        message: sent.status === 'sent' ? sent.message : null,
      };
    },
  },
});
export const ServerMessage = meta.story({
  args: {
    state: () => ({
      step: 'review',
      draft: { ...reviewGiftDraft, review_url: 'https://reviews.example.com/r/5521' },
      sending: { status: 'failed', failure: { kind: 'timeout' } },
    }),
  },
});
export const LongDe = MissingOrderNumber.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
