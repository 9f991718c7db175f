import { use } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ember } from '../../foundations/stories/fixtures.ts';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { ProductActionsContext } from '../../link/product-actions.ts';
import { WithProductActions } from '../../stories/product-actions.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { productCardOf } from '../../views/product-card-of.ts';
import { ProductCard } from '../product-card/product-card.tsx';

interface ToolsStoryProps {
  readonly wished: readonly number[];
  readonly compared: readonly number[];
  readonly variant: 'card' | 'row';
  readonly onAdd: (goodsId: number) => void;
}

function Row() {
  const Tools = use(ProductActionsContext);
  return Tools === null ? null : <Tools goodsId={ember.goods_id} name={ember.name} variant="row" />;
}

function ToolsStory({ wished, compared, variant, onAdd }: ToolsStoryProps) {
  return (
    <WithProductActions wished={wished} compared={compared} onAdd={onAdd}>
      {variant === 'card' ? (
        <Specimen layout="cards">
          <ProductCard {...productCardOf(ember, plainLinks.hrefs)} />
        </Specimen>
      ) : (
        <Row />
      )}
    </WithProductActions>
  );
}

const meta = preview.meta({
  component: ToolsStory,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { wished: [], compared: [], variant: 'card' as const, onAdd: fn() },
});

export default meta;

export const OnCard = meta.story({});

OnCard.test(
  '[BEY-03] the wish button announces its state and the name of the goods',
  async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: `Wishlist: ${ember.name}` });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
);

OnCard.test('[BEY-68] the cart button adds one piece of these goods', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${ember.name}` }));
  await expect(args.onAdd).toHaveBeenCalledWith(ember.goods_id);
});

export const Wished = meta.story({ args: { wished: [ember.goods_id], compared: [ember.goods_id] } });
export const InRow = meta.story({ args: { variant: 'row' } });

InRow.test(
  '[BEY-03] the wish button with a label describes its next action',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to wishlist' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from wishlist' }));
    await expect(canvas.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();
  },
);

export const InRowWished = meta.story({ args: { variant: 'row', wished: [ember.goods_id] } });
