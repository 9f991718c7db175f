import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { hotProduct, longGermanName } from '../../foundations/stories/fixtures.ts';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { HotProductCard } from './hot-product-card.tsx';

const meta = preview.meta({
  component: HotProductCard,
  parameters: { layout: 'padded', shop: homePage },
  args: { product: hotProduct, onAdd: fn() },
  render: (args) => (
    <Specimen layout="cards">
      <HotProductCard {...args} />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});
Default.test('[HOME-04] shows model, category, stock and warranty', async ({ canvas }) => {
  const words = [hotProduct.goods_unit, hotProduct.cateName, 'In stock', '45-day warranty'];
  for (const word of words) await expect(canvas.getByText(word, { selector: 'span' })).toBeVisible();
});

Default.test('[HOME-04] the card has an add-to-cart button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: `Add ${hotProduct.name} to cart` }));
  await expect(args.onAdd).toHaveBeenCalledTimes(1);
  await expect(args.onAdd).toHaveBeenCalledWith(hotProduct);
});

/** While adding to the cart, the button keeps its name and the focus. */
export const Adding = meta.story({ args: { pending: true } });
export const SoldOut = meta.story({ args: { product: { ...hotProduct, stock_count: 0 } } });
export const LowStock = meta.story({ args: { product: { ...hotProduct, stock_count: 3 } } });
export const LongName = meta.story({ args: { product: { ...hotProduct, name: longGermanName } } });

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="cards">
      <HotProductCard {...args} />
    </InPseudoStates>
  ),
});
