import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { Remote } from '../../../remote.ts';
import { loading, ready } from '../../../remote.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { tikTokLive } from './tik-tok.live.ts';
import { TikTokScreen } from './tik-tok-screen.tsx';

interface TikTokStoryProps {
  readonly open: boolean;
  readonly goods: InLocale<Remote<readonly GoodsSummary[]>>;
}

function TikTokStory({ open, goods }: TikTokStoryProps) {
  return (
    <Stage>
      <TikTokScreen open={open} goods={goods(useLocale())} />
    </Stage>
  );
}

const popular: InLocale<Remote<readonly GoodsSummary[]>> = (locale) =>
  ready(ask('listGoods', { sort: 'popular', page_size: 8 }, { locale }).msg);

const meta = preview.meta({
  component: TikTokStory,
  subcomponents: { TikTokScreen },
  parameters: { shop: tikTokLive },
  tags: ['screen', 'p0'],
  args: { open: true, goods: popular },
});

export default meta;

export const Ready = meta.story({});
export const NoToken = meta.story({ args: { open: false } });

NoToken.test('[NAV-06] shows no goods without the token', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page is for visitors from TikTok',
  );
  await expect(canvas.queryByRole('article')).toBeNull();
});

export const Loading = meta.story({ args: { goods: () => loading } });
export const Failed = meta.story({ args: { goods: () => failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
