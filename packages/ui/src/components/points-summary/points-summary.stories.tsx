import { points } from '@signal-shop/sdk/constants';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PointsSummary } from './points-summary.tsx';

const meta = preview.meta({
  component: PointsSummary,
  parameters: { layout: 'padded', shop: { path: '/user/points', scenarios: 'auth.customer' } },
  args: {
    points: 12_480 as number | null,
    caps: [{ kind: 'invite' as const, used: 20, maximum: points.invitePerMonthMaximum }],
    links: [{ href: '/points', label: 'How to earn points' }],
  },
});

export default meta;

export const Zero = meta.story({ args: { points: 0, caps: [] } });
export const Thousands = meta.story({});
export const CapReached = meta.story({
  args: { caps: [{ kind: 'invite', used: 100, maximum: points.invitePerMonthMaximum }] },
});

CapReached.test('[USER-08] says that the monthly limit is reached', async ({ canvas }) => {
  await expect(canvas.getByText(/100 of 100 points this month/)).toBeVisible();
});

Thousands.test('[USER-08] has the dark band of the other pages of points', async ({ canvas }) => {
  const summary = canvas.getByRole('region');
  await expect(getComputedStyle(summary).colorScheme).toBe('dark');
});

export const Loading = meta.story({ args: { points: null, caps: [] } });
