import { points } from '@signal-shop/sdk/constants';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { loading, ready } from '../../../remote.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { followNetworks, pointGoods } from '../../../stories/fixtures/points.ts';
import { Stage } from '../../../stories/stage.tsx';
import { pointsLive } from './points.live.ts';
import type { PointsScreenProps } from './points.states.ts';
import { PointsScreen } from './points-screen.tsx';

interface PointsStoryProps {
  readonly view: InLocale<Partial<PointsScreenProps>>;
  readonly onSwap: PointsScreenProps['onSwap'];
  readonly onLogIn: PointsScreenProps['onLogIn'];
}

function PointsStory({ view, onSwap, onLogIn }: PointsStoryProps) {
  const locale = useLocale();
  return (
    <Stage>
      <PointsScreen
        {...memberView(locale)}
        {...view(locale)}
        onFollow={fn()}
        onSwap={onSwap}
        onLogIn={onLogIn}
      />
    </Stage>
  );
}

const memberView: InLocale<Omit<PointsScreenProps, 'onSwap' | 'onLogIn' | 'onFollow'>> = (locale) => ({
  balance: 1_240,
  rules: ready(ask('getPointRules', {}, { locale }).msg),
  used: { invite: 30 },
  done: ['signUp', 'dailyLogin'],
  networks: followNetworks(['YouTube', 'Discord']),
  goods: ready(pointGoods('')(locale).slice(0, 4)),
  perks: ready(ask('getCustomerRights', {}, { locale }).msg),
});
const asItIs: InLocale<Partial<PointsScreenProps>> = () => ({});

const meta = preview.meta({
  parameters: { shop: pointsLive },
  component: PointsStory,
  subcomponents: { PointsScreen },
  tags: ['screen', 'p0'],
  args: { view: asItIs, onSwap: fn(), onLogIn: fn() },
});

export default meta;

export const EarnGuest = meta.story({
  args: { view: () => ({ balance: null, used: {}, perks: { status: 'guest' } }) },
});

EarnGuest.test(
  '[USER-08] links visitors to the login for their perks',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My perks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
);

export const EarnMember = meta.story({});

EarnMember.test('[USER-08] lists every way to earn points', async ({ canvas }) => {
  await expect(canvas.getAllByRole('article')).toHaveLength(7);
});

export const EarnInviteCap = meta.story({
  args: { view: () => ({ used: { invite: points.invitePerMonthMaximum }, done: ['signUp', 'invite'] }) },
});
export const EarnAllDone = meta.story({
  args: {
    view: () => ({
      used: { invite: points.invitePerMonthMaximum },
      done: ['signUp', 'dailyLogin', 'invite', 'socialFollow', 'profileCompleted'],
      networks: followNetworks(['YouTube', 'Discord', 'Instagram', 'Facebook']),
    }),
  },
});
export const StoreHome = meta.story({ args: { view: () => ({ tab: 'store' }) } });
export const MyPerks = meta.story({ args: { view: () => ({ tab: 'perks' }) } });
export const MyPerksEmpty = meta.story({
  args: {
    view: (locale) => ({
      tab: 'perks',
      perks: ready({ ...ask('getCustomerRights', {}, { locale }).msg, levels: [] }),
    }),
  },
});
export const Loading = meta.story({
  args: { view: () => ({ balance: null, rules: loading, goods: loading, perks: loading }) },
});
export const Failed = meta.story({ args: { view: () => ({ rules: failed(network) }) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
