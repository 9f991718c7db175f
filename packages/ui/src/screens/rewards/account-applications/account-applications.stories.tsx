import { DealStatus } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountApplicationsLive } from './account-applications.live.ts';
import type { AccountApplicationsScreenProps } from './account-applications.states.ts';
import { AccountApplicationsScreen } from './account-applications-screen.tsx';

type State = AccountApplicationsScreenProps['state'];

function ApplicationsStory({ state }: { readonly state: InLocale<State> }) {
  return (
    <AccountStage active="applications">
      <AccountApplicationsScreen state={state(useLocale())} hrefOf={(page) => `?page=${page}`} />
    </AccountStage>
  );
}

const meta = preview.meta({
  parameters: { shop: accountApplicationsLive },
  component: ApplicationsStory,
  subcomponents: { AccountApplicationsScreen },
  tags: ['screen'],
  args: { state: applications() },
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });

Ready.test('[USER-07] every decision has a label', async ({ canvas }) => {
  for (const words of ['Under review', 'Approved', 'Declined'])
    await expect(canvas.getByText(words)).toBeVisible();
});

export const Empty = meta.story({ tags: ['p0'], args: { state: applications('freetest.open') } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ tags: ['p0'], args: { state: () => failed(network) } });
export const RejectedWithReason = meta.story({ args: { state: applications('', DealStatus.rejected) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });

function applications(scenarios = '', only?: DealStatus): InLocale<State> {
  return (locale) => {
    const { msg, page, page_size } = ask('listFreeTests', {}, { locale, scenarios });
    const items = msg.filter(({ dealstatus }) => only === undefined || dealstatus === only);
    return { status: 'ready', view: { items, total: items.length, page, pageSize: page_size } };
  };
}
