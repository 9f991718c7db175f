import type { PayableOrder, WalletFailure } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { nothing } from '../../../stories/fixtures/checkouts.ts';
import { network } from '../../../stories/fixtures/failures.ts';
import { payableIn } from '../../../stories/fixtures/orders.ts';
import { Stage } from '../../../stories/stage.tsx';
import { paymentResultLive } from './payment-result.live.ts';
import type { PaymentResultState } from './payment-result.states.ts';
import { PaymentResultScreen } from './payment-result-screen.tsx';

/** The same order, paid in points. */
const exchanged = { ...nothing, paytype: PayType.points, points: 6_000, money: 0 };

function PaymentResultStory({ state }: { readonly state: InLocale<PaymentResultState> }) {
  return (
    <Stage>
      <PaymentResultScreen state={state(useLocale())} />
    </Stage>
  );
}

const meta = preview.meta({
  parameters: { shop: paymentResultLive },
  component: PaymentResultStory,
  subcomponents: { PaymentResultScreen },
  tags: ['screen'],
  args: { state: outcome('succeeded', 'order.paid') },
});

export default meta;

export const Succeeded = meta.story({ tags: ['p0'] });
export const Failed = meta.story({ tags: ['p0'], args: { state: outcome('failed', 'order.unpaid') } });
export const WalletDeclined = meta.story({ args: { state: wallet('declined') } });
export const WalletCanceled = meta.story({ args: { state: wallet('canceled') } });

WalletCanceled.test('[BEY-51] says what happened and offers card and wallet', async ({ canvas }) => {
  await expect(canvas.getByText(/You canceled the payment in your wallet/)).toBeVisible();
  await expect(canvas.getByText('Try your wallet again, or pay by card.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
});

export const WalletTimedOut = meta.story({ args: { state: wallet('timedOut') } });
export const Pending = meta.story({ args: { state: outcome('pending', 'order.pending') } });
export const Points = meta.story({ args: { state: outcome('succeeded', 'order.paid', exchanged) } });

Points.test('[PAY-03] shows the points taken from the balance', async ({ canvas }) => {
  await expect(canvas.getByText(/We’ve deducted/)).toBeVisible();
});

export const FreeTest = meta.story({ args: { state: outcome('succeeded', 'pay.free-test') } });

FreeTest.test('[PAY-03] mentions no payment', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Your free test is confirmed' })).toBeVisible();
  await expect(canvas.queryByText(/succeeded/)).toBeNull();
});

export const MissingOrder = meta.story({ args: { state: () => ({ status: 'missingOrder' }) } });
export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });

export const LoadFailed = meta.story({
  args: { state: () => ({ status: 'loadFailed', failure: network, retry: () => undefined }) },
});

function outcome(
  status: 'succeeded' | 'failed' | 'pending',
  scenarios: string,
  change: Partial<PayableOrder> = {},
): InLocale<PaymentResultState> {
  const orderOf = payableIn(scenarios);
  return (locale) => ({ status, order: { ...orderOf(locale), ...change }, walletFailure: null });
}

function wallet(walletFailure: WalletFailure): InLocale<PaymentResultState> {
  const orderOf = payableIn('order.unpaid');
  return (locale) => ({ status: 'failed', order: orderOf(locale), walletFailure });
}
