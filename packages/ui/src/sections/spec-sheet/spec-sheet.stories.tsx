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
}

function SpecSheetStory({ id, hasTopics }: SpecSheetStoryProps) {
  const { specifications } = productView(id, '', useLocale()).goods;
  return (
    <Section>
      <SpecSheet
        specifications={
          hasTopics ? specifications : specifications.map(({ name, value }) => ({ name, value }))
        }
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
