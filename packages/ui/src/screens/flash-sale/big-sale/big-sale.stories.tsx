import { frozenAtMs } from '@signal-shop/mock-server';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { bigSaleLive } from './big-sale.live.ts';
import type { BigSaleScreenProps, BigSaleState } from './big-sale.states.ts';
import { BigSaleScreen } from './big-sale-screen.tsx';

interface BigSaleStoryProps extends Omit<BigSaleScreenProps, 'state'> {
  readonly state: InLocale<BigSaleState>;
}

function BigSaleStory({ state, onTurn }: BigSaleStoryProps) {
  return (
    <Stage>
      <BigSaleScreen state={state(useLocale())} onTurn={onTurn} />
    </Stage>
  );
}

function open(change: Partial<Extract<BigSaleState, { status: 'open' }>> = {}): InLocale<BigSaleState> {
  return (locale) => ({
    status: 'open',
    banner: ask('getBanner', { place: 'bigSale' }, { locale }).msg,
    endsAtMs: frozenAtMs + 5_184_000_000,
    goods: ask('listGoods', { filter: ['deal'], page_size: 48 }, { locale }).msg,
    ...change,
  });
}

const meta = preview.meta({
  parameters: { shop: bigSaleLive },
  component: BigSaleStory,
  subcomponents: { BigSaleScreen },
  tags: ['screen', 'p0'],
  args: { state: open(), onTurn: fn() },
});

export default meta;

export const Open = meta.story({});

Open.test('[NAV-06] [CAT-03] shows the reduced goods and the countdown', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toBeVisible();
  await expect(canvas.getAllByRole('article').length).toBeGreaterThan(3);
});

export const Closed = meta.story({ args: { state: () => ({ status: 'closed' }) } });
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Empty = meta.story({ args: { state: open({ goods: [] }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const Countdown = meta.story({ args: { state: open({ endsAtMs: frozenAtMs + 9_000 }) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });
