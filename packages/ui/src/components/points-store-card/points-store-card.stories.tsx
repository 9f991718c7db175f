import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { pointGoods } from '../../stories/fixtures/points.ts';
import { pointsStoreCardOf } from '../../views/points-store-card-of.ts';
import { PointsStoreCard } from './points-store-card.tsx';

const [goods] = pointGoods('')('en');
if (goods === undefined) throw new Error('The fixture of the points store is empty');

const meta = preview.meta({
  component: PointsStoreCard,
  parameters: { layout: 'padded', shop: { path: '/pointstore', scenarios: 'auth.customer,points.9999' } },
  args: {
    ...pointsStoreCardOf(goods, plainLinks.hrefs),
    balance: 9_999 as number | null,
    session: 'member' as 'guest' | 'member',
    onSwap: fn(),
  },
  render: (args) => (
    <Specimen layout="cards">
      <PointsStoreCard {...args} />
    </Specimen>
  ),
});

export default meta;

export const Affordable = meta.story({});

Affordable.test('[NAV-06] can be exchanged', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
  await expect(args.onSwap).toHaveBeenCalledOnce();
});

export const NotEnoughPoints = meta.story({ args: { balance: 120 } });

NotEnoughPoints.test('[NAV-06] says how many points are missing', async ({ canvas }) => {
  const missing = (goods.integral_price ?? 0) - 120;
  const words = `${missing.toLocaleString('en')} points to go`;
  await expect(canvas.getByText(words)).toBeVisible();
  await expect(canvas.getByRole('meter')).toHaveAccessibleName(words);
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const SoldOut = meta.story({ args: { isSoldOut: true } });
export const Guest = meta.story({ args: { session: 'guest', balance: null } });
/** A customer whose balance is not loaded yet. */
export const BalanceUnknown = meta.story({ args: { balance: null } });

BalanceUnknown.test('[NAV-06] a customer is not led to the login', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
  await expect(args.onSwap).toHaveBeenCalledOnce();
});
