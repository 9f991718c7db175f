import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { ready } from '../../remote.ts';
import { sentBackIn } from '../../stories/fixtures/after-sales.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import type {
  AfterSalesTrackingFormProps,
  ParcelDraft,
  ParcelSending,
} from './after-sales-tracking-form.states.ts';
import { AfterSalesTrackingForm } from './after-sales-tracking-form.tsx';

interface TrackingStoryProps {
  readonly begin: ParcelDraft;
  readonly carriers: InLocale<AfterSalesTrackingFormProps['carriers']>;
  readonly sending: InLocale<ParcelSending>;
  readonly submitted: boolean;
  readonly onCarriers: () => void;
  readonly onSend: () => void;
}

function TrackingStory({ begin, carriers, sending, ...props }: TrackingStoryProps) {
  const [draft, setDraft] = useState(begin);
  const [isSent, setSent] = useState(false);
  const locale = useLocale();
  return (
    <AfterSalesTrackingForm
      {...props}
      draft={draft}
      carriers={carriers(locale)}
      sending={(isSent ? announced : sending)(locale)}
      onDraftChange={setDraft}
      onSend={() => {
        props.onSend();
        setSent(true);
      }}
    />
  );
}

const announced: InLocale<ParcelSending> = (locale) => ({
  status: 'sent',
  message: sentBackIn('return.approved', locale).message,
});
const empty: ParcelDraft = { carrier: '', tracking_number: '' };
const filled: ParcelDraft = { carrier: 'ups', tracking_number: '1Z5550142000999' };
const args: TrackingStoryProps = {
  begin: empty,
  carriers: (locale) => ready(ask('listCarriers', {}, { locale }).msg),
  sending: () => ({ status: 'idle' }),
  submitted: false,
  onCarriers: fn(),
  onSend: fn(),
};

const meta = preview.meta({
  component: TrackingStory,
  parameters: {
    layout: 'padded',
    shop: {
      path: '/user/order/orders?after-sales=open',
      scenarios: 'auth.customer,return.approved',
      step: 'Open the return.',
    },
  },
  args,
});

export default meta;

export const Empty = meta.story({});

Empty.test(
  '[USER-06] shows the format of the carrier’s tracking number',
  async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Carrier'), 'DHL');
    await expect(canvas.getByText(/JJD0055501420003/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Tracking number'), 'JJD0055501420999{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
);

export const Missing = meta.story({ args: { submitted: true } });

Missing.test('[VAL-01] [USER-06] requires carrier and number', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit tracking number' }));
  await expect(args.onSend).not.toHaveBeenCalled();
  await expect(canvas.getByRole('region', { name: 'Please check 2 fields' })).toHaveFocus();
});

export const CarriersLoading = meta.story({ args: { carriers: () => ({ status: 'loading' }) } });
export const CarriersFailed = meta.story({ args: { carriers: () => failed(network) } });

CarriersFailed.test('[USER-06] loading the carriers can be retried', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /again/i }));
  await expect(args.onCarriers).toHaveBeenCalledOnce();
});

export const Sending = meta.story({ args: { begin: filled, sending: () => ({ status: 'pending' }) } });
export const Sent = meta.story({
  args: { sending: announced },
});
export const ServerMessage = meta.story({
  args: { begin: filled, sending: () => ({ status: 'failed', failure: network }) },
});

ServerMessage.test(
  '[USER-06] [BEY-12] a successful retry moves the focus to the shop’s answer',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Submit tracking number' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
);
