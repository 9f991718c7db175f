import type { GoodsSummary } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { Remote } from '../../../remote.ts';
import { loading, ready } from '../../../remote.ts';
import type { RedeemState } from '../../../sections/redeem-dialog/redeem-dialog.states.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { goodsForPoints, pointGoods } from '../../../stories/fixtures/points.ts';
import { Stage } from '../../../stories/stage.tsx';
import { pointsStoreLive } from './points-store.live.ts';
import type { PointsStoreScreenProps } from './points-store.states.ts';
import { PointsStoreScreen } from './points-store-screen.tsx';

interface StoreStoryProps extends Omit<PointsStoreScreenProps, 'goods' | 'redeem' | 'balance' | 'session'> {
  readonly goods: InLocale<Remote<readonly GoodsSummary[]>>;
  readonly redeem: InLocale<RedeemState>;
  /** −1 for guests. */
  readonly points: number;
}

function StoreStory({ goods, redeem, points, on }: StoreStoryProps) {
  const locale = useLocale();
  return (
    <Stage>
      <PointsStoreScreen
        goods={goods(locale)}
        balance={points < 0 ? null : points}
        session={points < 0 ? 'guest' : 'member'}
        redeem={redeem(locale)}
        on={on}
      />
    </Stage>
  );
}

const shelf: InLocale<Remote<readonly GoodsSummary[]>> = (locale) => ready(pointGoods('')(locale));
const nothing: InLocale<RedeemState> = () => ({ status: 'idle' });

const meta = preview.meta({
  component: StoreStory,
  subcomponents: { PointsStoreScreen },
  parameters: { shop: pointsStoreLive },
  tags: ['screen', 'p0'],
  args: {
    goods: shelf,
    redeem: nothing,
    points: 2_740,
    on: { onSwap: fn(), onConfirm: fn(), onKeep: fn() },
  },
});

export default meta;

export const Ready = meta.story({});

Ready.test('[NAV-06] reports the goods to exchange', async ({ args, canvas, userEvent }) => {
  const [swap] = canvas.getAllByRole('button', { name: 'Redeem' });
  if (swap === undefined) throw new Error('The story shows no exchange button');
  await userEvent.click(swap);
  await expect(args.on.onSwap).toHaveBeenCalledOnce();
});

export const Loading = meta.story({ args: { goods: () => loading } });
export const Empty = meta.story({ args: { goods: () => ready([]) } });
export const Failed = meta.story({ args: { goods: () => failed(network) } });
export const Guest = meta.story({ args: { points: -1 } });
export const NotEnoughPoints = meta.story({ args: { points: 120 } });
export const RedeemConfirm = meta.story({
  args: { redeem: (locale) => ({ status: 'asking', goods: goodsForPoints(locale) }) },
});
export const RedeemDone = meta.story({
  args: { redeem: (locale) => ({ status: 'done', goods: goodsForPoints(locale) }) },
});
export const RedeemFailed = meta.story({
  args: {
    redeem: (locale) => ({ status: 'failed', goods: goodsForPoints(locale), failure: network }),
  },
});
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
