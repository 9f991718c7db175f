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
