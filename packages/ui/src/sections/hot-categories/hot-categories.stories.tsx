import type { HotCategory } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import { HotCategories } from './hot-categories.tsx';

interface HotCategoriesStoryProps {
  readonly categories: InLocale<Remote<readonly HotCategory[]>>;
}

function HotCategoriesStory({ categories }: HotCategoriesStoryProps) {
  return (
    <Section>
      <HotCategories categories={categories(useLocale())} />
    </Section>
  );
}

const answered: InLocale<Remote<readonly HotCategory[]>> = (locale) =>
  ready(ask('listHotCategories', {}, { locale }).msg);

const meta = preview.meta({
  component: HotCategoriesStory,
  parameters: { shop: homePage },
  args: { categories: answered },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { categories: () => loading } });
export const Empty = meta.story({ args: { categories: () => ready([]) } });
export const Failed = meta.story({ args: { categories: () => failed(network) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
