import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { refusalOf } from '../../../stories/fixtures/answers.ts';
import { failed } from '../../../stories/fixtures/failures.ts';
import type { ShownListing } from '../../../stories/fixtures/listing-views.ts';
import { hrefOf, listing, listingIn } from '../../../stories/fixtures/listing-views.ts';
import { Stage } from '../../../stories/stage.tsx';
import { categoryLive } from './category.live.ts';
import { CategoryScreen } from './category-screen.tsx';

function CategoryStory({ listing }: { readonly listing: InLocale<ShownListing> }) {
  return (
    <Stage>
      <CategoryScreen {...listing(useLocale())} hrefOf={hrefOf} />
    </Stage>
  );
}

const meta = preview.meta({
  parameters: { shop: categoryLive },
  component: CategoryStory,
  subcomponents: { CategoryScreen },
  tags: ['screen', 'p0'],
  args: { listing: listing({ category_id: 1 }) },
});

export default meta;

export const Ready = meta.story({});

Ready.test('[LIST] stores every choice in the URL', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'New' })).toHaveAttribute(
    'href',
    '/product?filter=new&sort=popular&page=1',
  );
});

Ready.test('[LIST] opens the sort orders, and Escape returns the focus', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Sort: Most popular' });
  await userEvent.click(button);
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Price, low to high' })).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('link', { name: 'Price, low to high' })).toBeNull();
  await expect(button).toHaveFocus();
});

export const Loading = meta.story({ args: { listing: listingIn({ status: 'loading' }) } });

export const Empty = meta.story({
  args: { listing: listingIn({ status: 'ready', view: { goods: [], total: 0, pageSize: 12 } }) },
});

/** The fixed message of the server. */
export const Failed = meta.story({
  args: {
    listing: listingIn(
      failed({ kind: 'server', message: refusalOf('listGoods', {}, { scenarios: 'catalog.failed' }) }),
    ),
  },
});

Failed.test('[LIST] reports that the data failed to load', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Failed to request data, please try again later!',
  );
});

export const ServerMessage = meta.story({
  args: {
    listing: listingIn(failed({ kind: 'server', message: refusalOf('listGoods', { category_id: 999_999 }) })),
  },
});

export const Level1 = meta.story({});
export const Level2 = meta.story({ args: { listing: listing({ category_id: 11 }) } });
export const Level3 = meta.story({ args: { listing: listing({ category_id: 111 }) } });
export const NewReleases = meta.story({
  args: { listing: listing({}, { filters: ['new'], sort: 'newest' }) },
});
export const Deals = meta.story({ args: { listing: listing({}, { filters: ['deal'] }) } });
export const SoldOutItems = meta.story({ args: { listing: listing({ category_id: 2 }, {}, 'stock.out') } });
export const LastPage = meta.story({ args: { listing: listing({}, { page: 6 }) } });

export const UnknownId = meta.story({
  args: {
    listing: listingIn({ status: 'unknown' }, (locale) => ({ ...listing({})(locale), category: null })),
  },
});

export const LongNamesDe = meta.story({
  globals: { locale: 'de' },
  args: { listing: listing({ category_id: 1 }, {}, 'data.long-text') },
});
