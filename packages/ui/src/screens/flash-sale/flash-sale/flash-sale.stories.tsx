import { frozenAtMs } from '@signal-shop/mock-server';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { flashSalePage } from '../../../stories/fixtures/flash-sale-views.ts';
import { Stage } from '../../../stories/stage.tsx';
import { flashSaleLive } from './flash-sale.live.ts';
import type { FlashSaleScreenProps, FlashSaleScreenState } from './flash-sale.states.ts';
import { FlashSaleScreen } from './flash-sale-screen.tsx';

interface FlashSaleStoryProps extends Omit<FlashSaleScreenProps, 'state'> {
  readonly state: InLocale<FlashSaleScreenState>;
}

function FlashSaleStory({ state, ...rest }: FlashSaleStoryProps) {
  return (
    <Stage>
      <FlashSaleScreen {...rest} state={state(useLocale())} />
    </Stage>
  );
}

function endingIn(milliseconds: number): InLocale<FlashSaleScreenState> {
  return (locale) => {
    const state = flashSalePage('flash.open')(locale);
    if (state.status !== 'active') return state;
    const endsAtMs = frozenAtMs + milliseconds;
    return { ...state, closesAtMs: endsAtMs, lists: state.lists.map((list) => ({ ...list, endsAtMs })) };
  };
}

const meta = preview.meta({
  component: FlashSaleStory,
  subcomponents: { FlashSaleScreen },
  parameters: { shop: flashSaleLive },
  tags: ['screen', 'p0'],
  args: { state: flashSalePage('flash.open'), buying: null, onBuy: fn(), onTurn: fn() },
});

export default meta;

export const Active = meta.story({});

Active.test(
  '[FLASH-06] each list has its own countdown, and its goods can be bought',
  async ({ args, canvas, userEvent }) => {
    const lists = canvas.getAllByRole('region');
    await expect(lists.length).toBeGreaterThan(1);
    for (const list of lists) await expect(list.querySelector('[role="timer"]')).not.toBeNull();
    const [buy] = canvas.getAllByRole('button', { name: 'Buy now' });
    if (buy === undefined) throw new Error('The story shows no buy button');
    await userEvent.click(buy);
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
);

export const BeforeBegin = meta.story({ args: { state: flashSalePage('flash.opens-10s') } });
export const Ended = meta.story({ args: { state: () => ({ status: 'ended' }) } });
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Empty = meta.story({ args: { state: flashSalePage('flash.closed') } });
export const SoldOutAll = meta.story({ args: { state: flashSalePage('flash.sold-out') } });

SoldOutAll.test('[FLASH-06] sold-out goods cannot be bought', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Buy now' })).toBeNull();
});

export const SoldOutSome = meta.story({
  args: {
    state: (locale) => {
      const state = flashSalePage('flash.open')(locale);
      if (state.status !== 'active') return state;
      const lists = state.lists.map((list) => ({
        ...list,
        goods: list.goods.map((item, index) =>
          index % 2 === 0 ? item : { ...item, seckill_count: 0, percent: 100 },
        ),
      }));
      return { ...state, lists };
    },
  },
});
export const LastTenSeconds = meta.story({ args: { state: endingIn(9_000) } });
export const ReachesZero = meta.story({ args: { state: endingIn(0) } });

ReachesZero.test(
  '[FLASH-06] goods of an ended sale stay listed at their regular price',
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Buy now' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Ended' })[0]).toBeDisabled();
  },
);

export const Buying = meta.story({
  args: {
    state: flashSalePage('flash.open'),
    buying: 1011,
  },
});
export const Failed = meta.story({ args: { state: () => failed(network) } });

/** A broken event stream leaves the last known state. */
export const StreamClosed = Active.extend({});

/** A browser without event streams: reported in the console only. */
export const NoEventStream = Active.extend({});
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
