import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import type { ShownListing } from '../../stories/fixtures/listing-views.ts';
import { hrefOf, listing, listingIn } from '../../stories/fixtures/listing-views.ts';
import { Section } from '../../stories/section.tsx';
import { GoodsGrid } from './goods-grid.tsx';

function GridStory({ listing }: { readonly listing: InLocale<ShownListing> }) {
  const { state, choice } = listing(useLocale());
  const nothing = <EmptyState art="category" title="Nothing here yet" />;
  return (
    <Section>
      <GoodsGrid state={state} choice={choice} hrefOf={hrefOf} empty={nothing} unknown={nothing} />
    </Section>
  );
}

const meta = preview.meta({
  component: GridStory,
  parameters: { shop: { path: '/product/1' } },
  args: { listing: listing({ category_id: 2 }) },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { listing: listingIn({ status: 'loading' }) } });
export const Failed = meta.story({ args: { listing: listingIn(failed(network)) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

/** Three columns: the first card takes a line, so that a full page of goods leaves no gap at its end. */
export const Tablet = meta.story({
  args: { listing: listing({ page_size: 13 }) },
  globals: { viewport: { value: 'threeColumns', isRotated: false } },
  parameters: {
    viewport: {
      options: {
        threeColumns: { name: 'Tablet, 769', styles: { width: '769px', height: '1024px' }, type: 'tablet' },
      },
    },
  },
});

Tablet.test('[CAT-02] the last row of a full page is full', async ({ canvas }) => {
  const cards = canvas.getAllByRole('article');
  const last = cards.at(-1)?.getBoundingClientRect();
  await expect(cards).toHaveLength(13);
  await expect(last?.right).toBeCloseTo(cards[0]?.getBoundingClientRect().right ?? 0, 0);
});
