import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  parameters: { layout: 'padded', shop: { path: '/product/1', scenarios: 'net.slow3g' } },
});

export default meta;

export const Text = meta.story({
  render: () => (
    <Specimen layout="narrow">
      <div>
        <Skeleton variant="title" width="half" />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    </Specimen>
  ),
});
export const Image = meta.story({
  render: () => (
    <Specimen layout="cards">
      <Skeleton variant="square" />
    </Specimen>
  ),
});
export const ProductCard = meta.story({
  render: () => (
    <Specimen layout="cards">
      <ProductCardSkeleton />
    </Specimen>
  ),
});
export const TableRow = meta.story({
  render: () => (
    <Specimen layout="stack">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Specimen>
  ),
});
/** Static under reduced motion. */
export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } });
