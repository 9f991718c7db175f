import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { productView } from '../../stories/fixtures/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { ProductScene } from './product-scene.tsx';
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

function SceneOfGoods({ id }: { readonly id: number }) {
  const { scene } = productView(id, '', useLocale()).goods;
  return <Section>{scene && <ProductScene scene={scene} />}</Section>;
}

function BoxOfGoods({ id }: { readonly id: number }) {
  const { box } = productView(id, '', useLocale()).goods;
  return <Section>{box && <ProductScene variant="box" scene={box} />}</Section>;
}

export const Scene = meta.story({ render: SceneOfGoods });
export const Box = meta.story({ render: BoxOfGoods });

Box.test('[DET-01] the picture of the box reserves a square', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: 'Everything in the box' });
  await expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['960', '960']);
});

export const SceneBroken = meta.story({
  render: () => (
    <Section>
      <ProductScene scene={{ pic: 'data:image/png,', text: 'An orange K9 on a stand' }} />
    </Section>
  ),
});

SceneBroken.test('[BEY-19] a scene that cannot load leaves no gap', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
});
