import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { Remote } from '../../../remote.ts';
import { loading, ready } from '../../../remote.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { WithProductActions } from '../../../stories/product-actions.tsx';
import { Stage } from '../../../stories/stage.tsx';
import { finderLive } from './finder.live.ts';
import type { FinderAnswers, FinderStep } from './finder.states.ts';
import { noAnswers } from './finder.states.ts';
import { FinderScreen } from './finder-screen.tsx';

interface FinderStoryProps {
  readonly answers: FinderAnswers;
  readonly step: InLocale<Remote<FinderStep>>;
}

function FinderStory({ answers, step }: FinderStoryProps) {
  return (
    <Stage>
      <WithProductActions>
        <FinderScreen
          answers={answers}
          step={step(useLocale())}
          hrefOf={({ category, use, priority }) =>
            `/finder?category=${category}&use=${use}&priority=${priority}`
          }
        />
      </WithProductActions>
    </Stage>
  );
}

const headsets: FinderAnswers = { ...noAnswers, category: 1 };
const answered: FinderAnswers = { category: 1, use: 'platform.console', priority: 'connection.radio' };
const platformQuestion = step({
  question: 'use',
  options: ['platform.pc', 'platform.console', 'platform.mobile'],
});

function step(value: FinderStep): InLocale<Remote<FinderStep>> {
  return () => ready(value);
}

const categories: InLocale<Remote<FinderStep>> = (locale) =>
  ready({ question: 'category', categories: ask('listCategories', {}, { locale }).msg.tree });

function matches(isClose: boolean): InLocale<Remote<FinderStep>> {
  return (locale) => {
    const { msg: goods, total } = ask(
      'listGoods',
      { category_id: 1, sort: 'rating', page_size: 4 },
      { locale },
    );
    return ready({ question: null, matches: { goods, total, isClose, listing: '/product/1' } });
  };
}

const meta = preview.meta({
  component: FinderStory,
  subcomponents: { FinderScreen },
  parameters: { shop: finderLive },
  tags: ['screen', 'p1'],
  args: { answers: answered, step: matches(false) },
});

export default meta;

export const FirstQuestion = meta.story({ args: { answers: noAnswers, step: categories } });
export const PlatformQuestion = meta.story({ args: { answers: headsets, step: platformQuestion } });

PlatformQuestion.test('[BEY-26] each answer is a link, and so is "no preference"', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Consoles' })).toHaveAttribute(
    'href',
    '/finder?category=1&use=platform.console&priority=null',
  );
  await expect(canvas.getByRole('link', { name: 'No preference' })).toBeVisible();
});

export const GripQuestion = meta.story({
  args: {
    answers: { ...noAnswers, category: 2 },
    step: step({ question: 'use', options: ['grip.right', 'grip.left', 'grip.both', 'grip.vertical'] }),
  },
});

export const LastQuestion = meta.story({
  args: {
    answers: { ...headsets, use: 'platform.pc' },
    step: step({
      question: 'priority',
      options: ['connection.radio', 'battery.60', 'weight.250', 'microphone.detachable'],
    }),
  },
});

export const Matches = meta.story({});

Matches.test('[BEY-26] the way back leads to the last question', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(4);
  await expect(canvas.getByRole('link', { name: 'Previous question' })).toHaveAttribute(
    'href',
    '/finder?category=1&use=platform.console&priority=null',
  );
});

export const Close = meta.story({ args: { step: matches(true) } });
export const None = meta.story({
  args: {
    step: step({ question: null, matches: { goods: [], total: 0, isClose: true, listing: '/product/1' } }),
  },
});
export const Loading = meta.story({ args: { step: () => loading } });
export const Failed = meta.story({ args: { step: () => failed(network) } });
export const German = meta.story({
  args: { answers: headsets, step: platformQuestion },
  globals: { locale: 'de' },
});
export const Japanese = meta.story({ globals: { locale: 'ja' } });
