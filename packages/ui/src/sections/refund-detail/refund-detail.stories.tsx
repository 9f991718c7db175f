import type { Locale } from '@signal-shop/sdk/contract';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ParcelSending } from '../../forms/after-sales-tracking-form/after-sales-tracking-form.states.ts';
import { useLocale } from '../../intl/use-locale.ts';
import { ready } from '../../remote.ts';
import { requestIn, requestParcelIn, sentBackIn, takenBackIn } from '../../stories/fixtures/after-sales.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import type { LogisticsState } from '../logistics-track/logistics-track.states.ts';
import type { RefundDetailProps, TakingBack } from './refund-detail.states.ts';
import { RefundDetail } from './refund-detail.tsx';

interface DetailStoryProps {
  readonly state: InLocale<RefundDetailProps['state']>;
  readonly parcel: InLocale<ParcelSending>;
  readonly followed: InLocale<LogisticsState>;
  readonly takingBack: TakingBack;
  readonly onTakeBack: () => void;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

function DetailStory({ state, parcel, followed, ...actions }: DetailStoryProps) {
  const locale = useLocale();
  return (
    <RefundDetail
      {...actions}
      state={state(locale)}
      parcel={followed(locale)}
      onCopy={async () => undefined}
      tracking={{
        draft: { carrier: '', tracking_number: '' },
        carriers: ready(ask('listCarriers', {}, { locale }).msg),
        sending: parcel(locale),
        onDraftChange: fn(),
        onCarriers: fn(),
        onSend: fn(),
      }}
    />
  );
}

const idle: ParcelSending = { status: 'idle' };
const args: DetailStoryProps = {
  state: request('return.requested'),
  parcel: () => idle,
  followed: () => ({ status: 'none' }),
  takingBack: { status: 'idle' },
  onTakeBack: fn(),
  onConfirm: fn(),
  onKeep: fn(),
};

const meta = preview.meta({
  component: DetailStory,
  parameters: {
    layout: 'padded',
    shop: { path: '/user/order/orders?after-sales=all', scenarios: 'auth.customer', step: 'Open one.' },
  },
  args,
});

export default meta;

export const Requested = meta.story({});

Requested.test('[USER-06] shows past and future steps', async ({ args, canvas, userEvent }) => {
  const steps = canvas.getByRole('list', { name: 'Status' });
  await expect(steps).toHaveTextContent(/Requested.*Approved.*On its way back.*Refunded/);
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel request' }));
  await expect(args.onTakeBack).toHaveBeenCalledOnce();
});

export const AddTracking = meta.story({ args: { state: request('return.approved') } });

AddTracking.test('[USER-06] requires carrier and number', async ({ canvas }) => {
  await expect(canvas.getByRole('form', { name: 'Your package' })).toBeVisible();
});

AddTracking.test(
  '[USER-06] shows the return address and the reference for the parcel',
  async ({ canvas }) => {
    const parcel = within(canvas.getByRole('region', { name: 'Send it back' }));
    await expect(parcel.getByText(/^signal Returns, 118 Juniper Yard/)).toBeVisible();
    await expect(parcel.getByText(/^AS\d+$/)).toBeVisible();
  },
);

export const SentBack = meta.story({
  args: {
    state: (locale) => ({ status: 'ready', request: sentBackIn('return.approved', locale).request }),
    parcel: (locale) => ({ status: 'sent', message: sentBackIn('return.approved', locale).message }),
    followed: () => ({ status: 'loading', company: 'UPS', number: '1Z5550142000999' }),
  },
});
export const Refunded = meta.story({
  args: { state: request('return.refunded'), followed: requestParcelIn('return.refunded') },
});

Refunded.test('[USER-06] shows the refunded amount', async ({ canvas }) => {
  await expect(canvas.getByText('Amount refunded')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Cancel request' })).toBeNull();
});

export const Exchanged = meta.story({
  args: { state: request('exchange.ok'), followed: requestParcelIn('exchange.ok') },
});

Exchanged.test('[USER-06] tracks the replacement, whose number can be copied', async ({ canvas }) => {
  const parcel = canvas.getByRole('region', { name: 'Replacement' });
  await expect(parcel).toHaveTextContent(/Northline Parcel/);
  await expect(within(parcel).getByRole('button', { name: /copy/i })).toBeVisible();
  await expect(
    within(canvas.getByRole('region', { name: 'Request details' })).queryByText('Replacement'),
  ).toBeNull();
});

export const Rejected = meta.story({ args: { state: request('refund.rejected') } });

Rejected.test('[USER-06] gives the shop’s reason', async ({ canvas }) => {
  await expect(canvas.getByText(/^Your photo shows the item as described on our page/)).toBeVisible();
});

export const WarrantyClaim = meta.story({ args: { state: request('warranty.approved') } });

WarrantyClaim.test(
  '[USER-06] [USER-07] a warranty claim has the same steps as every request',
  async ({ canvas }) => {
    await expect(canvas.getByText('Warranty claim')).toBeVisible();
    await expect(canvas.getByText(/^WC\d+$/)).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Your package' })).toBeVisible();
    const steps = canvas.getByRole('list', { name: 'Status' });
    await expect(steps).toHaveTextContent(/Requested.*Approved.*On its way back.*Exchanged/);
    await expect(canvas.queryByText('Refund amount')).toBeNull();
  },
);

export const WarrantyReplaced = meta.story({
  args: { state: request('warranty.replaced'), followed: requestParcelIn('warranty.replaced') },
});
export const TakenBack = meta.story({
  args: { state: takenBack },
});
export const ConfirmTakeBack = meta.story({
  args: { takingBack: { status: 'asking' } },
  render: function Confirming({ takingBack, state, onConfirm, ...args }) {
    const [isTakenBack, setTakenBack] = useState(false);
    return (
      <DetailStory
        {...args}
        state={isTakenBack ? takenBack : state}
        takingBack={isTakenBack ? { status: 'idle' } : takingBack}
        onConfirm={() => {
          onConfirm();
          setTakenBack(true);
        }}
      />
    );
  },
});

ConfirmTakeBack.test('[USER-06] the safe button has the focus', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Keep request' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel request' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

ConfirmTakeBack.test(
  '[BEY-12] canceling a request moves the focus to its progress',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel request' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Status' })).toHaveFocus());
  },
);

export const TakeBackFailed = meta.story({
  args: { takingBack: { status: 'failed', failure: network } },
});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });

function takenBack(locale: Locale): RefundDetailProps['state'] {
  return { status: 'ready', request: takenBackIn('return.requested')(locale) };
}

function request(scenarios: string): DetailStoryProps['state'] {
  const inLocale = requestIn(scenarios);
  return (locale) => ({ status: 'ready', request: inLocale(locale) });
}
