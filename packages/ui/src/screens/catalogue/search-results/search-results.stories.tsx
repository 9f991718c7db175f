import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { hrefOf, listing, plainChoice } from '../../../stories/fixtures/listing-views.ts';
import { Stage } from '../../../stories/stage.tsx';
import type { ListingState } from '../category/category.states.ts';
import { searchResultsLive } from './search-results.live.ts';
import { SearchResultsScreen } from './search-results-screen.tsx';

interface SearchStoryProps {
  readonly keywords: string;
  readonly state: InLocale<ListingState>;
  readonly onSearch: (keywords: string) => void;
}

function SearchStory({ keywords, state, onSearch }: SearchStoryProps) {
  const locale = useLocale();
  return (
    <Stage>
      <SearchResultsScreen
        keywords={keywords}
        choice={plainChoice}
        state={state(locale)}
        categories={ask('listCategories', {}, { locale }).msg.tree}
        hrefOf={hrefOf}
        onSearch={onSearch}
      />
    </Stage>
  );
}

function resultsFor(keywords: string): InLocale<ListingState> {
  return (locale) => listing({ keywords })(locale).state;
}

const nothing: ListingState = { status: 'ready', view: { goods: [], total: 0, pageSize: 12 } };
const longKeyword = 'Donaudampfschifffahrtsgesellschaftskapitänskopfhörer '.repeat(3).trim();

const meta = preview.meta({
  parameters: { shop: searchResultsLive },
  component: SearchStory,
  subcomponents: { SearchResultsScreen },
  tags: ['screen', 'p0'],
  args: { keywords: 'G', state: resultsFor('G'), onSearch: fn() },
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const NearResults = meta.story({
  args: { keywords: 'wireles hedset', state: resultsFor('wireles hedset') },
});

NearResults.test(
  '[BEY-02] [BEY-66] says once that nothing was found, and for what the results are',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Showing results for “wireless headset”',
    );
    await expect(canvas.getAllByText('No results for “wireles hedset”')).toHaveLength(1);
  },
);

export const NoResults = meta.story({ args: { keywords: 'keyboard', state: () => nothing } });

NoResults.test('[BEY-67] offers the categories and popular goods', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Headsets' })).toHaveAttribute('href', '/product/1');
  await expect(canvas.getByRole('region', { name: 'Hot right now' })).toBeInTheDocument();
});

export const Failed = meta.story({ args: { state: () => failed(network) } });
export const OneResult = meta.story({ args: { keywords: 'G9000', state: resultsFor('G9000') } });
export const LongKeyword = meta.story({ args: { keywords: longKeyword, state: () => nothing } });

export const MarkupInKeyword = meta.story({
  args: { keywords: '<img src=x onerror=alert(1)>', state: () => nothing },
});

MarkupInKeyword.test('[SEARCH] escapes markup', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('No results for “<img src=x onerror=alert(1)>”')).toBeVisible();
  await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
});

export const EmptyKeyword = meta.story({ args: { keywords: '', state: () => nothing } });

EmptyKeyword.test('[SEARCH] requires a keyword and does not search', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await expect(canvas.getAllByText('Please enter keyword to search!')).toHaveLength(1);
  await expect(args.onSearch).not.toHaveBeenCalled();
});
