import type { GoodsOutline } from '@signal-shop/sdk/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { productView } from '../../stories/fixtures/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { SpecSheet } from './spec-sheet.tsx';

interface SpecSheetStoryProps {
  readonly id: number;
  /** Whether the server says what each row is about. */
  readonly hasTopics: boolean;
  readonly outlines?: readonly GoodsOutline[];
}

function SpecSheetStory({ id, hasTopics, outlines }: SpecSheetStoryProps) {
  const { specifications } = productView(id, '', useLocale()).goods;
  return (
    <Section>
      <SpecSheet
        specifications={
          hasTopics ? specifications : specifications.map(({ name, value }) => ({ name, value }))
        }
        outlines={outlines}
      />
    </Section>
  );
}

const meta = preview.meta({
  component: SpecSheetStory,
  parameters: { shop: goodsPage },
  args: { id: 1011, hasTopics: true },
});

export default meta;

export const Headset = meta.story({});
export const Mouse = meta.story({ args: { id: 2011 } });
export const WithoutTopics = meta.story({ args: { hasTopics: false } });

/** Two sides of a headset at one scale, each with its measures. */
export const Outlines = meta.story({
  args: {
    outlines: [
      { pic: 'pictures/outlines/K9-front.svg', view: 'front', width: 202, height: 210 },
      { pic: 'pictures/outlines/K9-side.svg', view: 'side', width: 147, height: 210 },
    ],
  },
});

/** A drawing that fails to load takes the others with it: alone they tell no size. */
export const BrokenOutlines = meta.story({
  args: { outlines: [{ pic: 'pictures/outlines/missing.svg', view: 'front', width: 202, height: 210 }] },
});

BrokenOutlines.test('shows the technical data only', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
});
