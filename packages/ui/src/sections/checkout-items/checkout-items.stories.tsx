import type { CartItem } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { checkoutPage } from '../../stories/shop-pages.ts';
import { CheckoutItems } from './checkout-items.tsx';

interface CheckoutItemsStoryProps {
  readonly items: InLocale<readonly CartItem[]>;
  /** Whether the price of the first goods has increased. */
  readonly dearer: boolean;
}

function CheckoutItemsStory({ items: itemsIn, dearer }: CheckoutItemsStoryProps) {
  const items = itemsIn(useLocale());
  const [first] = items;
  const was = dearer && first !== undefined ? { [first.goods_id]: first.price - 1 } : {};
  return <CheckoutItems items={items} was={was} />;
}

const itemsOf =
  (scenarios: string): InLocale<readonly CartItem[]> =>
  (locale) =>
    ask('getCart', {}, { scenarios, locale }).msg;

const meta = preview.meta({
  component: CheckoutItemsStory,
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { items: itemsOf('cart.one'), dearer: false },
});

export default meta;

export const One = meta.story({});
export const Many = meta.story({ args: { items: itemsOf('cart.many') } });
export const OutOfStock = meta.story({
  args: { items: (locale) => itemsOf('cart.one')(locale).map((item) => ({ ...item, stock_count: 0 })) },
});

OutOfStock.test('[PAY-01] marks goods that are sold out', async ({ canvas }) => {
  await expect(canvas.getByText('Just sold out')).toBeVisible();
});

export const PriceChanged = meta.story({ args: { dearer: true } });

PriceChanged.test('[PAY-01] marks prices that have changed', async ({ canvas }) => {
  await expect(canvas.getByText(/New price/)).toBeVisible();
});

/** A gift, goods for points, a rebate and a flash price. */
export const EveryKind = meta.story({ args: { items: itemsOf('cart.ineligible') } });
