import { scenarioList } from '@signal-shop/mock-server';
import { createControl } from '@signal-shop/mock-server/control';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { StatePanel } from './state-panel.tsx';

const meta = preview.meta({
  title: 'mock page/drawer-state',
  component: StatePanel,
  parameters: { layout: 'padded', shop: { path: '/' } },
  args: {
    control: createControl({ url: 'http://shop.test' }),
    scenarios: scenarioList.filter(({ group }) => group === 'cart'),
    reading: {
      session: 'mine',
      scenarios: ['cart.many'],
      now: '2026-01-15T13:00:00.000Z',
      ms: 0,
      seed: '7',
      startedAt: '2026-01-15T12:00:00.000Z',
      ahead: 3_600_000,
      speed: 0,
      running: false,
      streams: 0,
      mails: 0,
      faults: [],
      charges: 0,
    },
    pageUrl: () => 'http://shop.test/car',
    text: '',
    onText: fn(),
    takesFocus: true,
    onLeave: fn(),
  },
});

export default meta;

export const Loading = meta.story({ args: { scenarios: [], reading: null } });

Loading.test('the search has the focus before the data arrive', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByLabelText('Search scenarios')).toHaveFocus();
  await userEvent.keyboard('c');
  await expect(args.onText).toHaveBeenCalledWith('c');
});

export const Ready = meta.story({});
