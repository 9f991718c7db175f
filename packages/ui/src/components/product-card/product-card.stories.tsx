import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ember, longGermanName, mouse } from '../../foundations/stories/fixtures.ts';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { productCardOf } from '../../views/product-card-of.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

const plain = { ...ember, original_price: ember.goods_price };
const cardOf = (goods: GoodsSummary) => productCardOf(goods, plainLinks.hrefs);

const meta = preview.meta({
  component: ProductCard,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
  args: cardOf(plain),
  render: (args) => (
    <Specimen layout="cards">
      <ProductCard {...args} />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});

Default.test('is a single link with the name of the goods', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(canvas.getByRole('link', { name: plain.name })).toHaveAttribute('href', '/detail?id=1201');
});

export const New = meta.story({ args: cardOf(mouse) });
export const PercentOff = meta.story({
  args: cardOf({ ...ember, is_rebate: RebateKind.percent, rebate: 25, lowest_price_30_days: 62.9 }),
});

PercentOff.test('[BEY-08] the lowest price of 30 days is beside the reduced one', async ({ canvas }) => {
  await expect(canvas.getByText('30-day low: $62.90')).toBeVisible();
});

export const AmountOff = meta.story({
  args: cardOf({ ...ember, is_rebate: RebateKind.amount, rebate: 20 }),
});
export const FlashPrice = meta.story({ args: cardOf({ ...ember, is_seckill: Flag.yes }) });
export const LowStock = meta.story({ args: cardOf({ ...plain, stock_count: 3 }) });
export const SoldOut = meta.story({ args: cardOf({ ...plain, stock_count: 0 }) });
export const LongNameDe = meta.story({
  globals: { locale: 'de' },
  args: cardOf({ ...plain, name: longGermanName }),
});
export const CjkName = meta.story({
  globals: { locale: 'ja' },
  args: cardOf({
    ...plain,
    goods_unit: 'G10',
    goods_color: 'blue',
    name: 'G10 ワイヤレス ゲーミングヘッドセット',
    goods_price: 5980,
    original_price: 5980,
    lowest_price_30_days: 7670,
  }),
});
export const NoImage = meta.story({ args: cardOf({ ...plain, pic_index: 'data:image/png;base64,AAAA' }) });
export const Loading = meta.story({
  render: () => (
    <Specimen layout="cards">
      <ProductCardSkeleton />
    </Specimen>
  ),
});
/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="cards">
      <ProductCard {...args} />
    </InPseudoStates>
  ),
});

/** Pictures, names and prices align whatever their length. */
export const Grid = meta.story({
  tags: ['matrix'],
  render: () => (
    <ProductGrid label="Hot right now">
      <ProductCard {...cardOf({ ...ember, is_rebate: RebateKind.percent, rebate: 25 })} />
      <ProductCard {...cardOf(mouse)} />
      <ProductCard
        {...cardOf({
          ...plain,
          goods_id: 3,
          goods_unit: 'M686',
          goods_kind: 'mouse',
          goods_color: 'grey',
          name: longGermanName,
        })}
      />
      <ProductCard
        {...cardOf({ ...plain, goods_id: 4, goods_unit: 'G10', goods_color: 'blue', stock_count: 0 })}
      />
      <ProductCard
        {...cardOf({ ...plain, goods_id: 5, goods_unit: 'V6', goods_color: 'volt', stock_count: 2 })}
      />
      <ProductCard
        {...cardOf({ ...mouse, goods_id: 6, goods_unit: 'M801', goods_color: 'pink', is_new: Flag.no })}
      />
      <ProductCardSkeleton />
    </ProductGrid>
  ),
});
