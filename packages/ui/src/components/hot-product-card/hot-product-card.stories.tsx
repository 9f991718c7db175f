import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { hotProduct, longGermanName } from '../../foundations/stories/fixtures.ts';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { hotProductCardOf } from '../../views/hot-product-card-of.ts';
import { HotProductCard } from './hot-product-card.tsx';

const product = hotProductCardOf(hotProduct, plainLinks.hrefs);

const meta = preview.meta({
  component: HotProductCard,
  parameters: { layout: 'padded', shop: homePage },
  args: { ...product, onAdd: fn() },
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
});

/** While adding to the cart, the button keeps its name and the focus. */
export const Adding = meta.story({ args: { pending: true } });
export const SoldOut = meta.story({ args: { stock: 0, tag: { kind: 'soldOut' } } });
export const LowStock = meta.story({ args: { stock: 3 } });
export const LongName = meta.story({ args: { name: longGermanName } });

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="cards">
      <HotProductCard {...args} />
    </InPseudoStates>
  ),
});
