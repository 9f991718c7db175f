import { loadFakers } from '@signal-shop/mock-server';
import { points as amounts } from '@signal-shop/sdk/constants';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountPointsLive } from './account-points.live.ts';
import type { AccountPointsScreenProps, PointTab } from './account-points.states.ts';
import { AccountPointsScreen } from './account-points-screen.tsx';

type View = Omit<AccountPointsScreenProps, 'hrefOf'>;

function PointsStory({ view }: { readonly view: InLocale<View> }) {
  return (
    <AccountStage active="points">
      <AccountPointsScreen {...view(useLocale())} hrefOf={(tab, page) => `?show=${tab}&page=${page}`} />
    </AccountStage>
  );
}

const meta = preview.meta({
  parameters: { shop: accountPointsLive },
  component: PointsStory,
  subcomponents: { AccountPointsScreen },
  // For `points.many`.
  loaders: [() => loadFakers(['en'])],
  tags: ['screen'],
  args: { view: log('all') },
});

export default meta;

const unknown: View = { tab: 'all', state: { status: 'loading' }, points: null, caps: [] };

export const Ready = meta.story({ tags: ['p0'] });

Ready.test('[USER-07] each change shows reason and amount', async ({ canvas }) => {
  await expect(canvas.getAllByText('+3').length).toBeGreaterThan(1);
  await expect(canvas.getByText('1,240 points')).toBeVisible();
});

export const Earned = meta.story({ args: { view: log('earned') } });
export const Spent = meta.story({ args: { view: log('spent') } });
export const CapReached = meta.story({ args: { view: log('all', 'points.invite-cap') } });

CapReached.test('[USER-08] says that invitations reached the monthly limit', async ({ canvas }) => {
  const maximum = amounts.invitePerMonthMaximum;
  await expect(canvas.getByText(new RegExp(`${maximum} of ${maximum} points`))).toBeVisible();
});

export const Empty = meta.story({ tags: ['p0'], args: { view: log('all', 'points.unused') } });
export const EmptySpent = meta.story({ args: { view: log('spent', 'points.unused') } });
export const ManyPages = meta.story({ args: { view: log('all', 'points.many', 9) } });
export const Loading = meta.story({ tags: ['p0'], args: { view: () => unknown } });
export const Failed = meta.story({
  tags: ['p0'],
  args: { view: () => ({ ...unknown, state: failed(network) }) },
});
export const LogDetail = meta.story({
  args: {
    view: (locale) => {
      const view = log('all')(locale);
      return { ...view, unfolded: view.state.status === 'ready' ? view.state.view.items[3]?.id : undefined };
    },
  },
});
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });

function log(tab: PointTab, scenarios = '', page = 1): InLocale<View> {
  return (locale) => {
    const answer = ask('listPointLog', { direction: tab, page, page_size: 12 }, { locale, scenarios });
    const { msg: items, total, page_size: pageSize, points, caps } = answer;
    return { tab, state: { status: 'ready', view: { items, total, page, pageSize } }, points, caps };
  };
}
