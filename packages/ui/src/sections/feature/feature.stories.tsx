import type { Feature as FeatureData } from '@signal-shop/sdk/contract';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { Feature } from './feature.tsx';
import type { FeatureProps } from './feature-props.ts';
import { FeatureSkeleton } from './feature-skeleton.tsx';

interface FeatureStoryProps extends Pick<FeatureProps, 'onAdd' | 'adding'> {
  readonly feature: InLocale<FeatureData>;
}

function FeatureStory({ feature, ...others }: FeatureStoryProps) {
  return (
    <Section>
      <Feature {...others} feature={feature(useLocale())} />
    </Section>
  );
}

function featureAt(index: 0 | 1, scenarios = ''): InLocale<FeatureData> {
  return (locale) => {
    const feature = ask('listFeatures', {}, { scenarios, locale }).msg[index];
    if (feature === undefined) throw new Error('The shop has no such feature.');
    return feature;
  };
}

const meta = preview.meta({
  component: FeatureStory,
  parameters: { shop: homePage },
  args: { feature: featureAt(0), adding: new Set<number>(), onAdd: fn() },
});

export default meta;

export const Scene = meta.story({});
export const SceneAdding = meta.story({ args: { adding: new Set([1011]) } });
export const SceneWithoutPicture = meta.story({ args: { feature: featureAt(0, 'data.no-pictures') } });
export const Spread = meta.story({ args: { feature: featureAt(1) } });
export const SpreadWithoutPicture = meta.story({ args: { feature: featureAt(1, 'data.no-pictures') } });
export const SpreadGerman = meta.story({ args: { feature: featureAt(1) }, globals: { locale: 'de' } });
export const SceneJapanese = meta.story({ globals: { locale: 'ja' } });
export const Loading = meta.story({
  render: () => (
    <Section>
      <FeatureSkeleton variant="scene" />
      <FeatureSkeleton variant="spread" />
    </Section>
  ),
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Scene.test(
  '[BEY-19] a spot opens a card whose button adds the goods',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'K9 Wireless Headset' }));
    const add = canvas.getByRole('button', { name: 'Add to cart' });
    await waitFor(() => expect(add).toBeVisible());
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 1011 }));
  },
);

SceneWithoutPicture.test(
  '[BEY-19] without its picture the goods are a list and have no spots',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'K9 Wireless Headset' })).toBeNull();
    const items = canvas.getAllByRole('listitem').map((item) => within(item));
    const card = items.find((item) => item.queryByRole('link', { name: 'K9 Wireless Headset' }) !== null);
    if (card === undefined) throw new Error('The K9 is not in the list.');
    await userEvent.click(card.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 1011 }));
  },
);

Mobile.test(
  '[BEY-19] on a phone the card is a sheet at the lower edge, and nothing shows the goods twice',
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'K9 Wireless Headset' }));
    const sheet = canvas.getByRole('article').parentElement;
    const atEdge = { left: 0, right: innerWidth, bottom: innerHeight };
    await waitFor(() => expect(sheet?.getBoundingClientRect()).toMatchObject(atEdge));
  },
);
