import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { goodsForPoints } from '../../stories/fixtures/points.ts';
import type { RedeemState } from './redeem-dialog.states.ts';
import type { RedeemDialogProps } from './redeem-dialog.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';

interface RedeemStoryProps extends Omit<RedeemDialogProps, 'state'> {
  readonly state: InLocale<RedeemState>;
}

function RedeemStory({ state, ...rest }: RedeemStoryProps) {
  return <RedeemDialog {...rest} state={state(useLocale())} />;
}

function at(status: 'asking' | 'pending' | 'done'): InLocale<RedeemState> {
  return (locale) => ({ status, goods: goodsForPoints(locale) });
}

const meta = preview.meta({
  component: RedeemStory,
  parameters: {
    shop: {
      path: '/pointstore',
      scenarios: 'auth.customer,points.9999',
      step: 'Press “Redeem” under something.',
    },
  },
  args: { state: at('asking'), balance: 2_740 as number | null, onConfirm: fn(), onKeep: fn() },
});

export default meta;

export const Confirm = meta.story({});

Confirm.test('[NAV-06] asks for confirmation before an exchange', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Keep my points' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onKeep).toHaveBeenCalledOnce();
});

/** The dialog does not wait for the balance and omits it. */
export const BalanceUnknown = meta.story({ args: { balance: null } });

BalanceUnknown.test(
  '[NAV-06] asks for confirmation without a known balance',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/left|short/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
);

export const NotEnough = meta.story({ args: { balance: 120 } });

NotEnough.test('[NAV-06] too few points disable the exchange', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Redeem' })).toBeNull();
});

export const Pending = meta.story({ args: { state: at('pending') } });
export const Done = meta.story({ args: { state: at('done') } });
export const ServerMessage = meta.story({
  args: {
    state: (locale) => ({
      status: 'failed',
      goods: goodsForPoints(locale),
      failure: { kind: 'network' },
    }),
  },
});
