import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { productView } from '../../stories/fixtures/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { ProductStory } from './product-story.tsx';

function StoryOfGoods({ id }: { readonly id: number }) {
  return (
    <Section>
      <ProductStory goods={productView(id, '', useLocale()).goods} />
    </Section>
  );
}

const meta = preview.meta({
  component: StoryOfGoods,
  parameters: { shop: goodsPage },
  args: { id: 1011 },
});

export default meta;

export const Headset = meta.story({});
export const Mouse = meta.story({ args: { id: 2011 } });

Headset.test('a chapter quotes the technical data', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Comfort' })).toHaveTextContent('268 g');
});
