import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { PointEntryRow } from './point-entry-row.tsx';

const [earned] = ask('listPointLog', { direction: 'earned' }).msg;
const [spent] = ask('listPointLog', { direction: 'spent' }).msg;
if (earned === undefined || spent === undefined) throw new Error('The fixture has no points entries');

const meta = preview.meta({
  component: PointEntryRow,
  parameters: { layout: 'padded', shop: { path: '/user/points', scenarios: 'auth.customer' } },
  args: { ...earned, open: false },
});

export default meta;

export const Earned = meta.story({});

Earned.test('[USER-07] expands to the balance before and after', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText(earned.name));
  await expect(canvas.getByText(earned.balance.toLocaleString('en'))).toBeVisible();
});

export const Spent = meta.story({ args: spent });
export const Unfolded = meta.story({ args: { open: true } });
