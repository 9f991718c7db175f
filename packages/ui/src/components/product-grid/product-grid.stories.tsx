import preview from '../../../../../.storybook/preview.tsx';
import { ember, mouse } from '../../foundations/stories/fixtures.ts';
import { plainLinks } from '../../link/plain-links.tsx';
import { productCardOf } from '../../views/product-card-of.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

interface CardsProps {
  readonly count: number;
  readonly feature?: boolean;
}

function Cards({ count, feature = false }: CardsProps) {
  return (
    <ProductGrid label="Goods" feature={feature}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCard
          key={index}
          {...productCardOf(index % 2 === 0 ? ember : mouse, plainLinks.hrefs)}
          feature={feature && index === 0}
        />
      ))}
    </ProductGrid>
  );
}

const meta = preview.meta({
  component: Cards,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
  args: { count: 8 },
});

export default meta;

export const Default = meta.story({});
export const OneCard = meta.story({ args: { count: 1 } });
export const IncompleteRow = meta.story({ args: { count: 5 } });
export const Feature = meta.story({ args: { count: 5, feature: true } });
