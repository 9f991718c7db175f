import { hourSeconds } from '@signal-shop/sdk/rules/time';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { storyNowMs } from '../../foundations/stories/fixtures.ts';
import { ClockContext } from './clock-context.ts';
import { Countdown } from './countdown.tsx';

const second = 1_000;
const hour = hourSeconds * second;
const stillClock = () => storyNowMs;

const meta = preview.meta({
  component: Countdown,
  parameters: { layout: 'padded', shop: { path: '/activity/flashsale', scenarios: 'flash.open' } },
  args: { endsAtMs: storyNowMs + 4 * hour },
  decorators: [
    (Story) => (
      <ClockContext value={stillClock}>
        <Story />
      </ClockContext>
    ),
  ],
});

export default meta;

export const Days = meta.story({ args: { endsAtMs: storyNowMs + 51 * hour + 9 * second } });
export const Hours = meta.story({ args: { endsAtMs: storyNowMs + 4 * hour + 1629 * second } });
export const LastMinute = meta.story({ args: { endsAtMs: storyNowMs + 42 * second } });
export const Zero = meta.story({ args: { endsAtMs: storyNowMs - hour } });

Zero.test('[FLASH-04] is never negative', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent('00 days 00 hours 00 min 00 sec');
});

export const Compact = meta.story({
  args: { variant: 'compact', endsAtMs: storyNowMs + 4 * hour + 1629 * second },
});

function Ticking() {
  const [started] = useState(() => Date.now());
  return (
    <ClockContext value={Date.now}>
      <Countdown endsAtMs={started + 2 * second} variant="compact" />
    </ClockContext>
  );
}

export const Ticks = meta.story({ render: () => <Ticking /> });

Ticks.test('[FLASH-04] counts down the seconds and calls onEnd', async ({ canvas }) => {
  await expect(await canvas.findByText('Ended')).toBeVisible();
});

export const Locales = meta.story({
  globals: { locale: 'ja' },
  args: { endsAtMs: storyNowMs + 51 * hour },
});
