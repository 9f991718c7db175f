import type { TermText } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { goodsOfMenu } from '../../../chrome/mega-menu/goods-of-menu.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type { Remote } from '../../../remote.ts';
import { loading, ready } from '../../../remote.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { siteView } from '../../../stories/fixtures/site-views.ts';
import { Stage } from '../../../stories/stage.tsx';
import { warrantyLive } from './warranty.live.ts';
import type { WarrantyScreenProps } from './warranty.states.ts';
import { WarrantyScreen } from './warranty-screen.tsx';

interface WarrantyStoryProps extends Omit<WarrantyScreenProps, 'text' | 'goods'> {
  readonly text: InLocale<Remote<TermText>>;
}

function WarrantyStory({ text, session }: WarrantyStoryProps) {
  const locale = useLocale();
  return (
    <Stage>
      <WarrantyScreen
        text={text(locale)}
        session={session}
        goods={goodsOfMenu(siteView(locale).categories, 3)}
      />
    </Stage>
  );
}

const meta = preview.meta({
  component: WarrantyStory,
  subcomponents: { WarrantyScreen },
  parameters: { shop: warrantyLive },
  tags: ['screen', 'p0'],
  args: {
    text: (locale) => ready(ask('getTerm', { title: 'warranty' }, { locale }).msg),
    session: 'guest' as const,
  },
});

export default meta;

export const Guest = meta.story({});
export const Member = meta.story({ args: { session: 'member' } });
export const Ready = meta.story({});

Ready.test('[NAV-06] promises a year, 45 days and an answer within a day', async ({ canvas }) => {
  const figures = canvas.getAllByRole('term').map((figure) => figure.textContent);
  await expect(figures).toEqual(['1 year', '45 days', '24 hours']);
});

export const Loading = meta.story({ args: { text: () => loading } });
export const Failed = meta.story({ args: { text: () => failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
