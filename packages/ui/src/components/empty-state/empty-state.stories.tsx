import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ButtonLink } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const shop = <ButtonLink href="/product">Go shopping</ButtonLink>;

const meta = preview.meta({
  component: EmptyState,
  parameters: {
    layout: 'padded',
    shop: { path: '/user/order/orders', scenarios: 'auth.customer,orders.empty' },
  },
  args: {
    art: 'cart' as const,
    title: 'Your cart is empty',
    text: 'What you add stays here for 30 days.',
    actions: shop,
  },
});

export default meta;

export const Cart = meta.story({});
export const PopularGoods = meta.story({ args: { popularGoods: true } });

PopularGoods.test('[BEY-03] offers goods where the shopper looked for some', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'K9 Wireless Headset' })).toBeVisible();
});

export const Search = meta.story({
  args: {
    art: 'search',
    title: 'No results for “triangle”',
    text: 'Try a shorter word, or browse all products.',
  },
});
export const Category = meta.story({
  args: { art: 'category', title: 'Nothing here yet', text: 'New goods are on their way.' },
});
export const Goods = meta.story({
  args: { art: 'goods', title: 'These goods are gone', text: 'They may have a successor.' },
});
export const Wishes = meta.story({
  args: { art: 'wishes', title: 'Your wishlist is empty', text: 'Press a heart.' },
});
export const Scale = meta.story({
  args: { art: 'scale', title: 'Nothing to compare', text: 'Press two scales.' },
});
export const Orders = meta.story({
  args: { art: 'orders', title: 'No orders yet', text: 'Your first one will stand here.' },
});
export const Reviews = meta.story({
  args: { art: 'reviews', title: 'No reviews yet', text: 'Who buys first writes first.', actions: undefined },
});
export const Downloads = meta.story({
  args: {
    art: 'downloads',
    title: 'No files for this product',
    text: 'It works without any.',
    actions: undefined,
  },
});
export const Coupons = meta.story({
  args: { art: 'coupons', title: 'No coupons yet', text: 'They wait on product pages.', actions: undefined },
});
export const PointsLog = meta.story({
  args: { art: 'pointsLog', title: 'No points yet', text: 'A daily visit begins it.', actions: undefined },
});
export const Applications = meta.story({
  args: {
    art: 'applications',
    title: 'No test applications yet',
    text: 'Apply on a product page.',
    actions: undefined,
  },
});
export const Wins = meta.story({
  args: {
    art: 'wins',
    title: 'No prizes yet',
    text: 'The wheel turns on the home page.',
    actions: undefined,
  },
});
export const Warranties = meta.story({
  args: {
    art: 'warranties',
    title: 'No warranties yet',
    text: 'It begins with a delivery.',
    actions: undefined,
  },
});
