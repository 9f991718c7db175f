import { wheelStopMs } from '@signal-shop/sdk/constants';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { refusalOf } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { emptyPrizeForm, spun, wheelView } from '../../stories/fixtures/prizes.ts';
import { Stage, toastOf } from '../../stories/stage.tsx';
import { luckyWheelDialogLive } from './lucky-wheel-dialog.live.ts';
import type { LuckyWheelDialogProps, SpinState, WheelState } from './lucky-wheel-dialog.states.ts';
import { LuckyWheelDialog } from './lucky-wheel-dialog.tsx';

interface WheelStoryProps extends Pick<LuckyWheelDialogProps, 'onSpin' | 'onClose'> {
  readonly state: InLocale<WheelState>;
  readonly warning: 'none' | 'notLoggedIn';
}

function WheelStory({ state, warning, ...on }: WheelStoryProps) {
  const locale = useLocale();
  return (
    <Stage toast={warning === 'none' ? undefined : toastOf('warning', warning)}>
      <LuckyWheelDialog {...on} open state={state(locale)} address={emptyPrizeForm(locale)} />
    </Stage>
  );
}

function at(spin: InLocale<SpinState>, isOpen = true): InLocale<WheelState> {
  return (locale) => ({ status: 'ready', wheel: { ...wheelView(locale), isOpen }, spin: spin(locale) });
}

function won(scenario: string): InLocale<SpinState> {
  return (locale) => {
    const { prize, message } = spun(scenario)(locale);
    return { status: 'won', prizeIndex: prize.id - 1, prize, message };
  };
}

const idle: InLocale<SpinState> = () => ({ status: 'idle' });
const warning: WheelStoryProps['warning'] = 'none';

const meta = preview.meta({
  parameters: { shop: luckyWheelDialogLive },
  component: WheelStory,
  args: { state: at(idle), warning, onSpin: fn(), onClose: fn() },
});

export default meta;

export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Unavailable = meta.story({ args: { state: () => failed(network) } });
export const Ready = meta.story({});

Ready.test('[WHEEL-01] shows six prizes', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
});

export const Closed = meta.story({ args: { state: at(idle, false) } });
export const GuestSpinWarns = meta.story({ args: { warning: 'notLoggedIn' } });

GuestSpinWarns.test(
  '[WHEEL-02] passes the press on, and shows the warning in the dialog',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spin' }));
    await expect(args.onSpin).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('dialog')).toHaveTextContent('You have not login yet, please login');
  },
);

export const Spinning = meta.story({ args: { state: at(() => ({ status: 'spinning', prizeIndex: 2 })) } });
export const WonCoupon = meta.story({ args: { state: at(won('wheel.coupon')) } });

WonCoupon.test('[WHEEL-03] names the prize and where to find it', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: /You won: .*coupon/ })).toBeInTheDocument();
  await expect(canvas.getByText(/Coupons section of your account/)).toBeInTheDocument();
});

export const WonGift = meta.story({ args: { state: at(won('wheel.gift')) } });

WonGift.test('[WHEEL-03] asks for the delivery address of a gift', async ({ canvas }) => {
  await expect(canvas.getByRole('form', { name: 'Shipping address for your gift' })).toBeInTheDocument();
});

export const Failed = meta.story({
  args: {
    state: at((locale) => ({
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf('spinWheel', {}, { scenarios: 'wheel.no-chance', locale }),
      },
    })),
  },
});

export const OneAtATime = meta.story({ args: { state: at(() => ({ status: 'asking' })) } });

OneAtATime.test(
  '[WHEEL-04] ignores a second press while a spin is pending',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Spin/ }));
    await expect(args.onSpin).not.toHaveBeenCalled();
  },
);

export const StopsAfterFourSeconds = meta.story({
  args: { state: at(() => ({ status: 'spinning', prizeIndex: 4 })) },
});

StopsAfterFourSeconds.test(
  '[WHEEL-03] spins for four seconds and stops at the fifth prize',
  async ({ canvasElement }) => {
    const [turning] = canvasElement.getAnimations({ subtree: true }).filter(isTurning);
    await expect(turning?.effect?.getTiming().duration).toBe(wheelStopMs);
    const frames = turning?.effect instanceof KeyframeEffect ? turning.effect.getKeyframes() : [];
    await expect(frames.at(-1)).toMatchObject({ rotate: `${-5 * 360 - 4 * 60}deg` });
  },
);

export const ReducedMotion = meta.story({
  args: { state: at(() => ({ status: 'spinning', prizeIndex: 4 })) },
  globals: { motion: 'reduced' },
});

ReducedMotion.test('[WHEEL-03] does not spin under reduced motion', async ({ canvasElement }) => {
  await expect(canvasElement.getAnimations({ subtree: true }).filter(isTurning)).toEqual([]);
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

function isTurning({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && effect.getKeyframes().some((frame) => 'rotate' in frame);
}
