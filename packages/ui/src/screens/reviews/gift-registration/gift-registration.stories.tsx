import type { Gift, Locale } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { GiftStep } from '../../../forms/gift-registration-form/gift-registration-form.states.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import {
  emptyGiftDraft,
  filledGiftDraft,
  firstGift,
  giftOrder,
  giftRegistrations,
  giftsToChoose,
  manyRegistrations,
  orderUnknown,
  reviewGiftDraft,
} from '../../../stories/fixtures/gifts.ts';
import { emptyPrizeForm, filledPrizeDraft, prizeSent } from '../../../stories/fixtures/prizes.ts';
import { Stage } from '../../../stories/stage.tsx';
import { giftRegistrationLive } from './gift-registration.live.ts';
import type { GiftRegistration, GiftRegistrationState } from './gift-registration.states.ts';
import { GiftRegistrationScreen } from './gift-registration-screen.tsx';

interface GiftStoryProps {
  /** Replaces the form in states that have none. */
  readonly state: Exclude<GiftRegistrationState, { readonly status: 'ready' }> | null;
  readonly step: InLocale<GiftStep>;
  readonly isNamed: boolean;
  readonly earned: number | null;
  readonly registrations: InLocale<readonly GiftRegistration[]>;
  readonly onContinue: () => void;
}

function giftSent(gift: Gift, locale: Locale): GiftStep {
  const sent = prizeSent(locale);
  return { step: 'sent', gift, message: sent.status === 'sent' ? sent.message : null };
}

function GiftStory({ state, step, isNamed, earned, registrations, onContinue }: GiftStoryProps) {
  const locale = useLocale();
  const [isSent, setSent] = useState(false);
  const first = step(locale);
  const nextStep: GiftStep =
    first.step === 'address'
      ? { ...first, address: { ...first.address, onSend: () => setSent(true) } }
      : first;
  const storyProps = isSent && first.step === 'address' ? giftSent(first.gift, locale) : nextStep;
  const [draft, setDraft] = useState('draft' in storyProps ? storyProps.draft : emptyGiftDraft);
  const form = {
    state: 'draft' in storyProps ? { ...storyProps, draft } : storyProps,
    backHref: '/comment/gift',
    onDraftChange: setDraft,
    onContinue,
  };
  return (
    <Stage>
      <GiftRegistrationScreen
        state={
          state ?? {
            status: 'ready',
            form,
            order: isNamed ? giftOrder(locale) : null,
            earned,
            registrations: registrations(locale),
          }
        }
      />
    </Stage>
  );
}

const idle = { status: 'idle' } as const;
const args: GiftStoryProps = {
  state: null,
  step: () => ({ step: 'order', draft: filledGiftDraft, sending: idle }),
  isNamed: true,
  earned: null,
  registrations: () => [],
  onContinue: fn(),
};

const meta = preview.meta({
  parameters: { shop: giftRegistrationLive },
  component: GiftStory,
  subcomponents: { GiftRegistrationScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Order = meta.story({
  tags: ['p0'],
  args: { step: () => ({ step: 'order', draft: emptyGiftDraft, sending: idle }), isNamed: false },
});
export const OrderNamed = meta.story({ tags: ['p0'] });

OrderNamed.test('[REV-02] shows the order', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Order SG20260102000019' })).toBeVisible();
});

export const OrderNotFound = meta.story({
  args: {
    step: (locale) => ({
      step: 'order',
      draft: { ...filledGiftDraft, ordersn: 'SG20260115999999' },
      sending: orderUnknown(locale),
    }),
    isNamed: false,
  },
});
export const ReviewUrl = meta.story({
  args: { step: () => ({ step: 'review', draft: reviewGiftDraft, sending: idle }) },
});

ReviewUrl.test('[REV-02] shows the current step and the number of steps', async ({ canvas }) => {
  const steps = canvas.getByRole('list', { name: 'Registration steps' });
  await expect(steps.querySelectorAll('li')).toHaveLength(4);
  await expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent('Review');
});

export const ChoosePrize = meta.story({
  tags: ['p0'],
  args: {
    step: (locale) => ({ step: 'prize', draft: filledGiftDraft, gifts: giftsToChoose(locale) }),
    earned: 108,
  },
});

ChoosePrize.test('[REV-02] [USER-08] shows the points that the order earned', async ({ canvas }) => {
  await expect(canvas.getByText(/^Registered\. You earned 108 points/)).toBeVisible();
});

export const Address = meta.story({
  tags: ['p0'],
  args: {
    step: (locale) => ({
      step: 'address',
      gift: firstGift(locale),
      isFinal: false,
      address: { ...emptyPrizeForm(locale), draft: filledPrizeDraft },
    }),
  },
});

Address.test(
  '[REV-02] [BEY-12] sending moves the focus to the shop’s answer',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Submit address' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
);

export const Sent = meta.story({
  args: { step: (locale) => ({ step: 'sent', gift: firstGift(locale), message: null }) },
});

Sent.test('[REV-02] links to the gifts and to the next order', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All my gifts and prizes' })).toHaveAttribute(
    'href',
    '/user/win',
  );
  await expect(canvas.getByRole('link', { name: 'Register another order' })).toBeVisible();
});

export const ServerMessage = meta.story({
  args: {
    step: () => ({
      step: 'order',
      draft: filledGiftDraft,
      sending: { status: 'failed', failure: { kind: 'timeout' } },
    }),
  },
});
export const Registrations = meta.story({
  args: {
    step: () => ({ step: 'order', draft: emptyGiftDraft, sending: idle }),
    isNamed: false,
    registrations: giftRegistrations,
  },
});

Registrations.test('[REV-02] an open registration can be continued', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('link', { name: 'Choose your gift' });
  await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/comment\/gift\?ordersn=SG\d+$/));
});

export const ManyRegistrations = Registrations.extend({ args: { registrations: manyRegistrations } });

ManyRegistrations.test(
  '[REV-02] of many registrations, those with a next step are visible at once, the rest on demand',
  async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region', { name: 'Your registered orders' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getAllByRole('link', { name: 'Choose your gift' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(60);
  },
);

export const Loading = meta.story({ tags: ['p0'], args: { state: { status: 'loading' } } });
export const Failed = meta.story({ tags: ['p0'], args: { state: failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
