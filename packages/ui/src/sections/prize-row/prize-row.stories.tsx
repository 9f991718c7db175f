import { PrizeType } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { PrizeRow } from './prize-row.tsx';

const winnings = ask('listWinnings', {}, { scenarios: 'win.address-missing' }).msg;
const [missing] = winnings;
const coupon = winnings.find(({ prize }) => prize.type === PrizeType.coupon);
const gift = winnings.find(({ address }) => address !== null);
if (missing === undefined || coupon === undefined || gift === undefined)
  throw new Error('The fixture has too few prizes');

const meta = preview.meta({
  component: PrizeRow,
  parameters: { layout: 'padded', shop: { path: '/user/win', scenarios: 'auth.customer' } },
  args: { winning: coupon, onAddress: fn() },
});

export default meta;

export const Coupon = meta.story({});
export const Gift = meta.story({ args: { winning: gift } });
export const AddressMissing = meta.story({ args: { winning: missing } });

AddressMissing.test('[USER-07] asks for the gift’s delivery address', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add shipping address' }));
  await expect(args.onAddress).toHaveBeenCalledOnce();
});
