import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type { CommentsView } from '../../screens/product-detail/product-detail.states.ts';
import type { InLocale } from '../../stories/answers.ts';
import { failed, network } from '../../stories/failures.ts';
import { commentsOf } from '../../stories/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { CommentsPanel } from './comments-panel.tsx';

interface CommentsStoryProps {
  readonly comments: InLocale<Remote<CommentsView>>;
  readonly onPage: (page: number) => void;
}

function CommentsStory({ comments, onPage }: CommentsStoryProps) {
  return (
    <Section>
      <CommentsPanel comments={comments(useLocale())} onPage={onPage} />
    </Section>
  );
}

function pageOf(page: number, scenarios = ''): InLocale<Remote<CommentsView>> {
  return (locale) => ready(commentsOf(1202, scenarios, locale, page));
}

const meta = preview.meta({ component: CommentsStory, args: { comments: pageOf(1), onPage: fn() } });

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { comments: () => loading } });
export const Empty = meta.story({ args: { comments: pageOf(1, 'detail.bare') } });
export const Failed = meta.story({ args: { comments: () => failed(network) } });
export const Paged = meta.story({ args: { comments: pageOf(2) } });

Paged.test('[DETAIL] goes to another page of reviews', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
  await expect(args.onPage).toHaveBeenCalledWith(1);
});
