import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import type { CategoryCardView } from './category-card.tsx';
import { CategoryCard } from './category-card.tsx';

const headsets: CategoryCardView = {
  href: '/product/1',
  name: 'Headsets',
  title: 'Hear the step before the shot',
  art: { kind: 'headset', colour: 'volt', model: 'Headsets' },
  picture: '',
  alt: 'Headset: Volt',
};

const meta = preview.meta({
  component: CategoryCard,
  parameters: { layout: 'padded', shop: homePage },
  args: headsets,
  render: (args) => (
    <Specimen layout="cards">
      <CategoryCard {...args} />
      <CategoryCard
        href="/product/2"
        name="Mice"
        title="Light in the hand"
        art={{ kind: 'mouse', colour: 'violet', model: 'Mice' }}
        picture=""
        alt="Mouse: Ultraviolet"
      />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});
export const NoPicture = meta.story({
  args: { picture: 'data:image/png;base64,AAAA' },
});
export const LongTitle = meta.story({
  args: {
    title: 'Headsets mit Geräuschunterdrückung für lange Abende und kurze Nächte',
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
