import type { HotCategory } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { CategoryCard } from './category-card.tsx';

const headsets: HotCategory = {
  id: 1,
  catName: 'Headsets',
  title: 'Hear the step before the shot',
  hot_pic: '',
  link: '/product/1',
  goods_kind: 'headset',
  goods_color: 'volt',
};

const meta = preview.meta({
  component: CategoryCard,
  parameters: { layout: 'padded', shop: homePage },
  args: { category: headsets, href: '/product/1' },
  render: (args) => (
    <Specimen layout="cards">
      <CategoryCard {...args} />
      <CategoryCard
        category={{
          ...headsets,
          id: 2,
          catName: 'Mice',
          title: 'Light in the hand',
          goods_kind: 'mouse',
          goods_color: 'violet',
        }}
        href="/product/2"
      />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});
export const NoPicture = meta.story({
  args: { category: { ...headsets, hot_pic: 'data:image/png;base64,AAAA' } },
});
export const LongTitle = meta.story({
  args: {
    category: { ...headsets, title: 'Headsets mit Geräuschunterdrückung für lange Abende und kurze Nächte' },
  },
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="cards">
      <CategoryCard {...args} />
    </InPseudoStates>
  ),
});
