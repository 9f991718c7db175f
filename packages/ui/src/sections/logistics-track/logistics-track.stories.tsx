import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { failed } from '../../stories/fixtures/failures.ts';
import { carrierRefuses, parcelIn } from '../../stories/fixtures/tracking.ts';
import { parcelPage } from '../../stories/shop-pages.ts';
import { Panel } from '../page-frame/page-frame.tsx';
import type { LogisticsState } from './logistics-track.states.ts';
import { LogisticsTrack } from './logistics-track.tsx';

function LogisticsStory({ state }: { readonly state: InLocale<LogisticsState> }) {
  return (
    <>
      <h1>Order</h1>
      <Panel title="Package">
        <LogisticsTrack state={state(useLocale())} />
      </Panel>
    </>
  );
}

const handed = { number: '1Z5550142000327', company: 'UPS' } as const;

const meta = preview.meta({
  component: LogisticsStory,
  parameters: { layout: 'padded', shop: parcelPage },
  args: { state: parcelIn('logistics.moving') },
});

export default meta;

export const NoNumber = meta.story({ args: { state: () => ({ status: 'none' }) } });
export const NumberPending = meta.story({ args: { state: () => ({ status: 'pending' }) } });
export const InTransit = meta.story({});

InTransit.test('[USER-05] lists the newest event first, and the estimated delivery', async ({ canvas }) => {
  await expect(canvas.getByText(/Arrives /)).toBeVisible();
  await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
});

export const Delivered = meta.story({ args: { state: parcelIn('logistics.delivered') } });

Delivered.test('[USER-05] a delivered parcel has no estimated delivery', async ({ canvas }) => {
  await expect(canvas.queryByText(/Arrives /)).toBeNull();
});

export const Announced = meta.story({ args: { state: parcelIn('logistics.none') } });
export const CarrierFailed = meta.story({
  args: {
    state: (locale) => ({ ...failed({ kind: 'server', message: carrierRefuses(locale) }), ...handed }),
  },
});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading', ...handed }) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
