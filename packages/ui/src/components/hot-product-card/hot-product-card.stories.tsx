import preview from '../../../../../.storybook/preview.tsx';
import { hotProduct, longGermanName } from '../../foundations/stories/fixtures.ts';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { HotProductCard } from './hot-product-card.tsx';

const meta = preview.meta({
  component: HotProductCard,
  parameters: { layout: 'padded' },
  args: { product: hotProduct },
  render: (args) => (
    <Specimen layout="cards">
      <HotProductCard {...args} />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});
export const SoldOut = meta.story({ args: { product: { ...hotProduct, stock_count: 0 } } });
export const LongName = meta.story({ args: { product: { ...hotProduct, name: longGermanName } } });

/** Without a pointer: at rest, under it, with the focus, pressed. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="cards">
      <HotProductCard {...args} />
    </InPseudoStates>
  ),
});
