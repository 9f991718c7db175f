import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { CartState } from '../../screens/cart/cart/cart.states.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { firstLine, memberCart } from '../../stories/fixtures/carts.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { cartDrawerLive } from './cart-drawer.live.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';
import { CartDrawer } from './cart-drawer.tsx';

interface DrawerStoryProps {
  readonly state: InLocale<CartState>;
  readonly on: CartDrawerProps['on'];
}

function DrawerStory({ state, on }: DrawerStoryProps) {
  return <CartDrawer open state={state(useLocale())} on={on} />;
}

const meta = preview.meta({
  parameters: { shop: cartDrawerLive, docs: { story: { inline: false, height: '44rem' } } },
  component: DrawerStory,
  args: {
    state: memberCart('cart.tier-60'),
    on: {
      onQuantity: fn(),
      onAskDelete: fn(),
      onConfirmDelete: fn(),
      onKeep: fn(),
      onCheckout: fn(),
      onClose: fn(),
    },
  },
});

export default meta;

export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Empty = meta.story({ args: { state: () => ({ status: 'empty' }) } });
export const OneItem = meta.story({ args: { state: memberCart('cart.one') } });
export const Many = meta.story({ args: { state: memberCart('cart.many') } });
export const WithReduction = meta.story({});

export const Pending = meta.story({
  args: {
    state: memberCart('cart.tier-60', (view) => ({
      lines: firstLine(view, () => ({ pending: true })),
      checkout: 'blocked',
    })),
  },
});

/** The button stays enabled: pressing it shows the toast "too fast". */
export const CheckoutWhilePending = Pending.extend({});

CheckoutWhilePending.test(
  '[CART] passes the press on while a quantity is being saved',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
    await expect(args.on.onCheckout).toHaveBeenCalledOnce();
  },
);

export const CheckoutEmpty = Empty.extend({});

CheckoutEmpty.test('[CART] passes the press on for an empty cart', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
  await expect(args.on.onCheckout).toHaveBeenCalledOnce();
});

export const ConfirmDelete = meta.story({
  args: {
    state: memberCart('cart.tier-60', ({ lines }) => ({
      deletion: { status: 'asking', goodsId: lines[0]?.item.goods_id ?? 0 },
    })),
  },
});

ConfirmDelete.test(
  '[CART] asks for confirmation before a line is deleted',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.on.onConfirmDelete).toHaveBeenCalledOnce();
  },
);

export const LoadFailed = meta.story({ args: { state: () => failed(network) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
