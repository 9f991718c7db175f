import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { goodsOfMenu } from '../../../chrome/mega-menu/goods-of-menu.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask, refusalOf } from '../../../stories/fixtures/answers.ts';
import { failed } from '../../../stories/fixtures/failures.ts';
import { siteView } from '../../../stories/fixtures/site-views.ts';
import { Stage } from '../../../stories/stage.tsx';
import { supportFaqLive } from './support-faq.live.ts';
import type { SupportFaqScreenProps, SupportFaqState } from './support-faq.states.ts';
import { SupportFaqScreen } from './support-faq-screen.tsx';

interface SupportFaqStoryProps extends Omit<SupportFaqScreenProps, 'state' | 'goods'> {
  readonly state: InLocale<SupportFaqState>;
}

function SupportFaqStory({ state, ...props }: SupportFaqStoryProps) {
  const locale = useLocale();
  return (
    <Stage>
      <SupportFaqScreen
        {...props}
        state={state(locale)}
        goods={goodsOfMenu(siteView(locale).categories, 3)}
      />
    </Stage>
  );
}

function questions(keywords = '', scenarios = ''): InLocale<SupportFaqState> {
  const argument = keywords === '' ? {} : { keywords };
  return (locale) => ({
    status: 'ready',
    groups: ask('listQuestions', argument, { locale, scenarios }).msg,
  });
}

const args: SupportFaqStoryProps = { state: questions(), openQuestion: null, search: '', onSearch: fn() };

const meta = preview.meta({
  parameters: { shop: supportFaqLive },
  component: SupportFaqStory,
  subcomponents: { SupportFaqScreen },
  tags: ['screen', 'p0'],
  args,
});

export default meta;

export const Ready = meta.story({});
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Empty = meta.story({ args: { state: questions('', 'faq.empty') } });
export const Failed = meta.story({
  args: {
    state: (locale) =>
      failed({
        kind: 'server',
        message: refusalOf('listQuestions', {}, { locale, scenarios: 'faq.failed' }),
      }),
  },
});
export const DeepLink = meta.story({ args: { openQuestion: 'delivery-time' } });

DeepLink.test('[SUP-01] the answer in the URL is open', async ({ canvas }) => {
  const open = canvas.getAllByRole('group').filter((group) => group.hasAttribute('open'));
  await expect(open.map(({ id }) => id)).toEqual(['delivery-time']);
});

export const LinkGone = meta.story({ args: { openQuestion: 'buried-treasure' } });
export const Found = meta.story({ args: { search: 'refund', state: questions('refund') } });

Found.test(
  '[SUP-01] an empty search shows every question again',
  async ({ args: given, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(given.onSearch).toHaveBeenLastCalledWith('');
  },
);

export const SearchNoMatch = meta.story({
  args: { search: 'submarine', state: () => ({ status: 'ready', groups: [] }) },
});
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
