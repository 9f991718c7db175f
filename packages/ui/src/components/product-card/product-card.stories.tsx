import type { ColourName, GoodsSummary, ModelColor } from '@signal-shop/sdk/contract';
import { Flag, RebateKind } from '@signal-shop/sdk/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ember, longGermanName, mouse } from '../../foundations/stories/fixtures.ts';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { productCardOf } from '../../views/product-card-of.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

const plain = { ...ember, original_price: ember.goods_price };
/** Colors of the same model; ember has the id of the card's goods. */
function coloursOf(names: readonly ColourName[], soldOut?: ColourName): ModelColor[] {
  const first = plain.goods_id - names.indexOf('ember');
  return names.map((name, index) => ({
    goods_id: first + index,
    goods_color: name,
    stock_count: name === soldOut ? 0 : 9,
  }));
}
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

const pictured = ask('listGoods', {}).msg.find(({ hover_pic }) => hover_pic);

/** A second view replaces the picture while the card has the pointer or the focus. */
export const SecondView = meta.story({
  args: cardOf(pictured ?? plain),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: pictured?.name ?? '' })).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelectorAll('img')[1]).toHaveStyle({ opacity: '1' }));
  },
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
/** Each color is a link to its goods, and shows them on the card while it has the pointer or the focus. */
export const Colors = meta.story({
  args: cardOf({ ...plain, colours: coloursOf(['black', 'ember', 'white']) }),
});

Colors.test('[BEY-29] a color that has the focus is the one on the card', async ({ canvas, userEvent }) => {
  const card = within(canvas.getByRole('article'));
  await userEvent.tab();
  await userEvent.tab();
  const black = card.getByRole('link', { name: 'Black' });
  await expect(black).toHaveFocus();
  await expect(black).toHaveAttribute('href', '/detail?id=1200');
  await expect(canvas.getByRole('article').querySelector('[data-variant]')).toHaveAttribute(
    'data-goods-colour',
    'black',
  );
});

export const ManyColors = meta.story({
  args: cardOf({
    ...plain,
    colours: coloursOf(['black', 'ember', 'white', 'blue', 'violet', 'green', 'red'], 'white'),
  }),
});

ManyColors.test('[BEY-29] five colors and the number of the others', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  await expect(canvas.getByRole('link', { name: 'White, sold out' })).toBeVisible();
  await expect(canvas.getByText('2 more colors')).toBeInTheDocument();
});

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
    lowest_price_30_days: 5980,
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
      <ProductCard {...cardOf({ ...mouse, colours: coloursOf(['black', 'violet', 'ember']) })} />
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
