import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { cartPage } from '../../stories/shop-pages.ts';
import type { CheckoutStep } from './checkout-steps.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';

const meta = preview.meta({
  component: CheckoutSteps,
  parameters: { layout: 'padded', shop: cartPage },
  args: { step: 'cart' as CheckoutStep },
});

export default meta;

export const Cart = meta.story({});
export const Shipping = meta.story({ args: { step: 'shipping' } });
export const Payment = meta.story({ args: { step: 'payment' } });
export const Done = meta.story({ args: { step: 'done' } });

Shipping.test('names the current step and links back to the cart', async ({ canvas }) => {
  const [cart, shipping] = canvas.getAllByRole('listitem');
  await expect(shipping).toHaveAttribute('aria-current', 'step');
  await expect(cart).not.toHaveAttribute('aria-current');
  await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();
});
