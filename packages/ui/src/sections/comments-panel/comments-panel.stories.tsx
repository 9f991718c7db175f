import type { Comment } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type {
  CommentsChoice,
  CommentsView,
} from '../../screens/catalogue/product-detail/product-detail.states.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { commentsOf, fullPageOfComments } from '../../stories/fixtures/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { loadStoryFaker } from '../../stories/story-faker.ts';
import { CommentsPanel } from './comments-panel.tsx';

interface CommentsStoryProps {
  readonly comments: InLocale<Remote<CommentsView>>;
  readonly onPage: (page: number) => void;
  readonly onChoice: (choice: CommentsChoice) => void;
  readonly onPraise: (comment: Comment) => void;
}

function CommentsStory({ comments, ...on }: CommentsStoryProps) {
  return (
    <Section>
      <CommentsPanel {...on} comments={comments(useLocale())} />
    </Section>
  );
}

function pageOf(page: number, scenarios = ''): InLocale<Remote<CommentsView>> {
  return (locale) => ready(commentsOf(1202, scenarios, locale, page));
}

const args: CommentsStoryProps = { comments: pageOf(1), onPage: fn(), onChoice: fn(), onPraise: fn() };

const meta = preview.meta({
  component: CommentsStory,
  parameters: { shop: { ...goodsPage, scenarios: 'detail.rich' } },
  args,
});

export default meta;

export const Ready = meta.story({});
/** A guest sees the "helpful" buttons; pressing one shows a warning with a link to the login. */
export const GuestLike = meta.story({});

GuestLike.test(
  '[DET-03] a guest can press the vote button too',
  async ({ args: { onPraise }, canvas, userEvent }) => {
    const [thumb] = canvas.getAllByRole('button', { name: /is helpful$/ });
    if (thumb === undefined) throw new Error('There are no "helpful" buttons');
    await userEvent.click(thumb);
    await expect(onPraise).toHaveBeenCalledOnce();
    await expect(thumb).toHaveAttribute('aria-pressed', 'false');
  },
);

export const Loading = meta.story({ args: { comments: () => loading } });
export const Empty = meta.story({ args: { comments: pageOf(1, 'detail.bare') } });
export const Failed = meta.story({ args: { comments: () => failed(network) } });
export const Paged = meta.story({ args: { comments: pageOf(2) } });

Paged.test('[DET-03] links to another page of reviews', async ({ args: { onPage }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
  await expect(onPage).toHaveBeenCalledWith(1);
});

/** The contract's maximum page size. */
export const FullPage = meta.story({
  loaders: [loadStoryFaker],
  args: { comments: (locale) => ready(fullPageOfComments(locale)) },
});

/** Filtered to five stars; the histogram still shows all reviews. */
export const Narrowed = meta.story({
  args: {
    comments: (locale) => {
      const view = commentsOf(1202, '', locale);
      const comments = view.comments.filter(({ stars }) => stars === 5);
      return ready({ ...view, comments, choice: { stars: 5, withPictures: false } });
    },
  },
});

Narrowed.test(
  '[BEY-05] a selected number of stars can be cleared',
  async ({ args: { onChoice }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 stars' }));
    await expect(onChoice).toHaveBeenCalledWith({ stars: null, withPictures: false });
  },
);

/** Stars and photos together match no review. */
export const NoMatch = meta.story({
  args: {
    comments: (locale) => {
      const view = commentsOf(1202, '', locale);
      return ready({
        ...view,
        comments: [],
        pages: 1,
        pictureCount: 2,
        choice: { stars: 3, withPictures: true },
      });
    },
  },
});

NoMatch.test('[BEY-05] clears both filters', async ({ args: { onChoice }, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(onChoice).toHaveBeenCalledWith({ stars: null, withPictures: false });
});
