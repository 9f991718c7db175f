import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import { ready } from '../../../remote.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { rafflesLive } from './raffles.live.ts';
import type { RaffleDraw, RafflesScreenProps } from './raffles.states.ts';
import { RafflesScreen } from './raffles-screen.tsx';

interface RafflesStoryProps {
  readonly state: InLocale<RafflesScreenProps['state']>;
  readonly draw: InLocale<RaffleDraw>;
  readonly onDraw: RafflesScreenProps['onDraw'];
}

function RafflesStory({ state, draw, onDraw }: RafflesStoryProps) {
  const locale = useLocale();
  return (
    <Stage>
      <RafflesScreen state={state(locale)} draw={draw(locale)} onDraw={onDraw} />
    </Stage>
  );
}

/** The raffle that is open in the demo shop. */
const open = 1;
const args: RafflesStoryProps = { state: raffles(), draw: () => ({ status: 'idle' }), onDraw: fn() };

const meta = preview.meta({
  parameters: { shop: rafflesLive },
  component: RafflesStory,
  subcomponents: { RafflesScreen },
  tags: ['screen'],
  args,
});

export default meta;

export const Ready = meta.story({ tags: ['p0'] });

Ready.test(
  '[USER-07] [BEY-74] draws a ticket of the open raffle',
  async ({ args: { onDraw }, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Draw my ticket' });
    if (button !== undefined) await userEvent.click(button);
    await expect(onDraw).toHaveBeenCalledWith(open);
  },
);

export const Drawing = meta.story({ args: { draw: () => ({ status: 'pending', raffleId: open }) } });

Drawing.test(
  '[USER-07] [BEY-74] a second press while drawing is ignored',
  async ({ args: { onDraw }, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Draw my ticket' });
    if (button !== undefined) await userEvent.click(button);
    await expect(onDraw).not.toHaveBeenCalled();
  },
);

export const WonCoupon = meta.story({ args: { draw: won('raffle.coupon') } });

WonCoupon.test('[USER-07] a coupon leads to the coupons', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'My coupons' })).toHaveAttribute('href', '/user/coupon/all');
});

export const WonGift = meta.story({ args: { draw: won('raffle.gift') } });

WonGift.test('[USER-07] a gift leads to the prizes, where it gets its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'My prizes' })).toHaveAttribute('href', '/user/win');
});

export const DrawFailed = meta.story({
  args: { draw: () => ({ status: 'failed', raffleId: open, failure: { kind: 'timeout' } }) },
});
export const Drawn = meta.story({ args: { state: raffles('raffle.drawn') } });
export const Empty = meta.story({ args: { state: raffles('raffle.none') } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ tags: ['p0'], args: { state: () => failed(network) } });
export const German = meta.story({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
export const Japanese = meta.story({ globals: { locale: 'ja' } });

function raffles(scenarios = ''): RafflesStoryProps['state'] {
  return (locale) => ready(ask('listRaffles', {}, { locale, scenarios }).msg);
}

function won(scenarios: string): InLocale<RaffleDraw> {
  return (locale) => {
    const { data: prize, msg: message } = ask(
      'drawRaffle',
      { id: open },
      { locale, scenarios: `auth.customer,${scenarios}`, fresh: true },
    );
    return { status: 'won', raffleId: open, prize, message };
  };
}
