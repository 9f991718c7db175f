import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { afterSalesListLive } from './after-sales-list.live.ts';
import type { AfterSalesListScreenProps, AfterSalesTab } from './after-sales-list.states.ts';
import { AfterSalesListScreen } from './after-sales-list-screen.tsx';

interface ListStoryProps {
  readonly tab: AfterSalesTab;
  readonly state: InLocale<AfterSalesListScreenProps['state']>;
}

function ListStory({ tab, state }: ListStoryProps) {
  return (
    <AccountStage active="returns">
      <AfterSalesListScreen
        tab={tab}
        state={state(useLocale())}
        hrefOf={(name, page) => `?after-sales=${name}&page=${page}`}
      />
    </AccountStage>
  );
}

const args: ListStoryProps = { tab: 'all', state: requests('all') };

const meta = preview.meta({
  parameters: { shop: afterSalesListLive },
  component: ListStory,
  subcomponents: { AfterSalesListScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });

Ready.test('[USER-06] marks the requests that wait for the customer', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Add tracking number' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/user\/order\/details\/SG\d+\?after-sales=AS\d+$/),
  );
});

export const Open = meta.story({ args: { tab: 'open', state: requests('open') } });
export const Over = meta.story({ args: { tab: 'over', state: requests('over') } });
export const Empty = meta.story({ tags: ['p0'], args: { state: requests('all', 'orders.empty') } });
export const EmptyTab = meta.story({ args: { tab: 'open', state: requests('open', 'orders.empty') } });
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });

function requests(state: AfterSalesTab, scenarios = 'return.approved'): ListStoryProps['state'] {
  return (locale) => {
    const answer = ask('listAfterSales', { state }, { locale, scenarios });
    const { msg: items, total, page, page_size: pageSize } = answer;
    return { status: 'ready', view: { items, total, page, pageSize } };
  };
}
