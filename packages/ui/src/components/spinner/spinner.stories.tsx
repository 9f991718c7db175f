import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DarkBand, Specimen } from '../../foundations/stories/specimen.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { Spinner } from './spinner.tsx';

const meta = preview.meta({
  component: Spinner,
  parameters: {
    layout: 'padded',
    shop: { ...goodsPage, scenarios: 'net.slow3g', step: 'Add the goods to the cart.' },
  },
});

export default meta;

export const Sizes = meta.story({
  render: () => (
    <Specimen>
      <Spinner size="s" />
      <Spinner size="m" />
      <Spinner size="l" />
    </Specimen>
  ),
});
export const OnInverse = meta.story({
  render: () => (
    <DarkBand>
      <Spinner />
    </DarkBand>
  ),
});
/** Static under reduced motion. */
export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } });

ReducedMotion.test('is twice as wide as its box, for a seamless loop', async ({ canvasElement }) => {
  const line = canvasElement.querySelector('svg');
  await expect(line?.clientWidth).toBe((line?.parentElement?.clientWidth ?? Number.NaN) * 2);
});
