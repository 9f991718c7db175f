import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { ParcelSending } from '../../forms/after-sales-tracking-form/after-sales-tracking-form.states.ts';
import { useLocale } from '../../intl/use-locale.ts';
import { ready } from '../../remote.ts';
import { requestIn, sentBackIn, takenBackIn } from '../../stories/after-sales.ts';
import type { InLocale } from '../../stories/answers.ts';
import { ask } from '../../stories/answers.ts';
import { failed, network } from '../../stories/failures.ts';
import type { RefundDetailProps, TakingBack } from './refund-detail.states.ts';
import { RefundDetail } from './refund-detail.tsx';

interface DetailStoryProps {
  readonly state: InLocale<RefundDetailProps['state']>;
  readonly parcel: InLocale<ParcelSending>;
  readonly takingBack: TakingBack;
  readonly onTakeBack: () => void;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

function DetailStory({ state, parcel, ...actions }: DetailStoryProps) {
  const locale = useLocale();
  return (
    <RefundDetail
      {...actions}
      state={state(locale)}
      tracking={{
        draft: { company: '', tracking_number: '' },
        carriers: ready(ask('listCarriers', {}, { locale }).msg),
        sending: parcel(locale),
        onDraft: fn(),
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
  takingBack: { status: 'idle' },
  onTakeBack: fn(),
  onConfirm: fn(),
  onKeep: fn(),
};

const meta = preview.meta({ component: DetailStory, parameters: { layout: 'padded' }, args });

export default meta;

export const Requested = meta.story({});

Requested.test('[USER-06] shows the way behind and the way ahead', async ({ args, canvas, userEvent }) => {
  const steps = canvas.getByRole('list', { name: 'Progress' });
  await expect(steps).toHaveTextContent(/Requested.*Approved.*On its way back.*Refunded/);
  await userEvent.click(canvas.getByRole('button', { name: 'Take the request back' }));
  await expect(args.onTakeBack).toHaveBeenCalledOnce();
});

export const AddTracking = meta.story({ args: { state: request('return.approved') } });

AddTracking.test('[USER-06] asks for carrier and number', async ({ canvas }) => {
  await expect(canvas.getByRole('form', { name: 'Your parcel' })).toBeVisible();
});

export const SentBack = meta.story({
  args: {
    state: (locale) => ({ status: 'ready', request: sentBackIn('return.approved', locale).request }),
    parcel: (locale) => ({ status: 'sent', message: sentBackIn('return.approved', locale).message }),
  },
});
export const Refunded = meta.story({ args: { state: request('return.refunded') } });

Refunded.test('[USER-06] says how much went back', async ({ canvas }) => {
  await expect(canvas.getByText('Went back to you')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Take the request back' })).toBeNull();
});

export const Exchanged = meta.story({ args: { state: request('exchange.ok') } });
export const Rejected = meta.story({ args: { state: request('refund.rejected') } });

Rejected.test('[USER-06] says why, in the words of the shop', async ({ canvas }) => {
  await expect(canvas.getByText(/^Your picture shows the item as our page describes it/)).toBeVisible();
});

export const TakenBack = meta.story({
  args: { state: (locale) => ({ status: 'ready', request: takenBackIn('return.requested')(locale) }) },
});
export const ConfirmTakeBack = meta.story({ args: { takingBack: { status: 'asking' } } });

ConfirmTakeBack.test('[USER-06] the safe answer has the focus', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

export const TakeBackFailed = meta.story({
  args: { takingBack: { status: 'failed', failure: network } },
});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });

function request(scenarios: string): DetailStoryProps['state'] {
  const inLocale = requestIn(scenarios);
  return (locale) => ({ status: 'ready', request: inLocale(locale) });
}
