import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { aCartItem } from '@signal-shop/sdk/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longGermanName } from '../../foundations/stories/fixtures.ts';
import type { CartLineView } from '../../screens/cart/cart/cart.states.ts';
import { cartPage } from '../../stories/shop-pages.ts';
import { CartLine } from './cart-line.tsx';

const item = aCartItem({
  goods_id: 1201,
  name: 'K9 Wireless Headset, ember',
  goods_unit: 'K9',
  goods_kind: 'headset',
  goods_color: 'ember',
  price: 59.9,
  original_price: 59.9,
  stock_count: 38,
});
const line: CartLineView = { item, quantity: 2, pending: false, problem: null };

const meta = preview.meta({
  component: CartLine,
  parameters: { layout: 'padded', shop: cartPage },
  args: { line, onQuantity: fn(), onDelete: fn() },
});

export default meta;

export const Default = meta.story({});

Default.test('[CART-05] the delete button calls onDelete', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove K9 Wireless Headset, ember from cart' }));
  await expect(args.onDelete).toHaveBeenCalledOnce();
});

export const AtMinimum = meta.story({ args: { line: { ...line, quantity: 1 } } });
export const AtMaximum = meta.story({ args: { line: { ...line, quantity: 10 } } });
export const Pending = meta.story({ args: { line: { ...line, pending: true } } });
/** Optimistic pieces: the quantity is disabled until the server answers. */
export const Arriving = meta.story({ args: { line: { ...line, pending: true, arriving: true } } });
export const Free = meta.story({
  args: { line: { ...line, quantity: 1, item: { ...item, is_free: Flag.yes, price: 0 } } },
});
export const Points = meta.story({
  args: {
    line: { ...line, quantity: 2, item: { ...item, is_integral: Flag.yes, integral_price: 750, price: 0 } },
  },
});

Points.test('[PAY-02] goods for points show their price in points', async ({ canvas }) => {
  await expect(canvas.getByText('1,500 points')).toBeVisible();
});

export const Rebate = meta.story({
  args: {
    line: {
      ...line,
      item: { ...item, is_rebate: RebateKind.percent, original_price: 79.9, lowest_price_30_days: 64.9 },
    },
  },
});

Rebate.test(
  '[BEY-08] the lowest price of 30 days is multiplied by the quantity like the total',
  async ({ canvas }) => {
    await expect(canvas.getByText('30-day low: $129.80')).toBeVisible();
  },
);

export const Flash = meta.story({
  args: { line: { ...line, item: { ...item, is_seckill: Flag.yes, price: 53.3, original_price: 79.9 } } },
});
export const OutOfStock = meta.story({
  args: { line: { ...line, problem: 'outOfStock', item: { ...item, stock_count: 0 } } },
});
export const ExceedsMaximum = meta.story({
  args: { line: { ...line, quantity: 10, problem: 'exceedsMaximum' } },
});
export const Deleting = meta.story({ args: { deletion: 'pending' } });
export const DeleteFailed = meta.story({ args: { deletion: 'failed' } });
export const LongNameDe = meta.story({
  globals: { locale: 'de' },
  args: { line: { ...line, item: { ...item, name: longGermanName } } },
});
export const NoImage = meta.story({
  args: { line: { ...line, item: { ...item, pic_index: 'data:image/png;base64,AAAA' } } },
});
/** As in the drawer. */
export const Compact = meta.story({ args: { compact: true } });
