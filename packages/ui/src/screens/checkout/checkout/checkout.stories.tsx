import type { DeliveryWayCode } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { noPreferences } from '@signal-shop/sdk/rules/order-preferences';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { CouponChoice } from '../../../sections/checkout-coupon/checkout-coupon.states.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import {
  brokenCoupon,
  checkoutOf,
  couponScenarios,
  emptyDraft,
  filledDraft,
  forPoints,
  longDraft,
  nothing,
  quietAddresses,
  savedAddresses,
  withOwnCoupon,
} from '../../../stories/fixtures/checkouts.ts';
import { failed, network, quotesServerFault, serverFault } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { sendFromOutside } from '../../../stories/typing.ts';
import { checkoutLive } from './checkout.live.ts';
import type { CheckoutState, CheckoutView } from './checkout.states.ts';
import { CheckoutScreen } from './checkout-screen.tsx';

interface CheckoutStoryProps {
  readonly state: InLocale<CheckoutState>;
  readonly onPlaceOrder: () => void;
  readonly onDeliveryChange: (way: DeliveryWayCode) => void;
  readonly onCoupon: (choice: CouponChoice | null) => void;
}

function CheckoutStory({ state, onPlaceOrder, onDeliveryChange, onCoupon }: CheckoutStoryProps) {
  const base = state(useLocale());
  const [typed, setTyped] = useState<Partial<Pick<CheckoutView, 'draft' | 'preferences'>>>({});
  return (
    <Stage>
      <CheckoutScreen
        kind="cart"
        state={base.status === 'ready' ? { ...base, view: { ...base.view, ...typed } } : base}
        on={{
          onDraftChange: (draft) => setTyped({ ...typed, draft }),
          onDeliveryChange,
          onPreferencesChange: (change) =>
            setTyped({ ...typed, preferences: { ...noPreferences, ...typed.preferences, ...change } }),
          onPlaceOrder,
          addresses: quietAddresses,
          coupon: { onChoose: onCoupon },
        }}
      />
    </Stage>
  );
}

const meta = preview.meta({
  parameters: { shop: checkoutLive },
  component: CheckoutStory,
  subcomponents: { CheckoutScreen },
  tags: ['screen'],
  args: { state: checkoutOf(filledDraft), onPlaceOrder: fn(), onDeliveryChange: fn(), onCoupon: fn() },
});

export default meta;

export const NoAddress = meta.story({ tags: ['p0'], args: { state: checkoutOf(emptyDraft) } });
export const AddressFilled = meta.story({ tags: ['p0'] });

AddressFilled.test('[PAY-01] an address that satisfies the contract places the order', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Order and pay' }));
  await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
});

export const AddressInvalid = meta.story({
  tags: ['p0'],
  args: { state: checkoutOf(longDraft) },
  play: sendFromOutside,
});

AddressInvalid.test('[VAL-01] an invalid address shows a summary that has the focus', async (context) => {
  const { args, canvas } = context;
  await expect(canvas.getByRole('region', { name: /3/ })).toHaveFocus();
  await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription('Enter your city.');
  await expect(args.onPlaceOrder).not.toHaveBeenCalled();
});

AddressInvalid.test('a resolved summary does not reappear while typing', async (context) => {
  const { canvas, userEvent } = context;
  const city = canvas.getByLabelText('City');
  const postalCode = canvas.getByLabelText('ZIP or postal code');
  const firstName = canvas.getByLabelText('First name');
  await userEvent.type(city, 'Austin');
  await userEvent.clear(firstName);
  await userEvent.type(firstName, 'Ada');
  await userEvent.clear(postalCode);
  await userEvent.type(postalCode, '78701');
  await userEvent.clear(postalCode);
  await expect(postalCode).toHaveFocus();
  await expect(canvas.queryByRole('region', { name: /1/ })).toBeNull();
});

export const ManyAddresses = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ addresses: savedAddresses(3) })) },
});

ManyAddresses.test(
  '[PAY-01] a saved address places the order without a form',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('First name')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Order and pay' }));
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
  },
);

/** Applies the best of the customer's coupons. */
export const Coupon = meta.story({
  args: { state: checkoutOf(filledDraft, withOwnCoupon, { scenarios: couponScenarios }) },
});

Coupon.test('[PAY-01] the coupon is among the amounts and can be removed', async (context) => {
  const { args, canvas, userEvent } = context;
  await expect(canvas.getByText(/^You save /)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon' }));
  await expect(args.onCoupon).toHaveBeenCalledWith(null);
});

/** The server fails on a code: the customer can order without it. */
export const CouponFailed = meta.story({
  args: {
    state: checkoutOf(filledDraft, ({ coupon }, locale) => ({
      coupon: {
        ...coupon,
        choice: { kind: 'code', code: 'BROKEN10' },
        standing: { status: 'refused', failure: { kind: 'server', message: brokenCoupon(locale) } },
      },
    })),
  },
});

CouponFailed.test('[PAY-01] the order can be placed without it', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('Server error, please try again later!')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Order and pay' }));
  await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
});

/** Goods for points only: no coupon, no card, no amount in money. */
export const PointsExchange = meta.story({
  args: { state: forPoints(({ cost }) => ({ cost, balance: cost + 480 })) },
});

PointsExchange.test('[PAY-01] shows the remaining points and no money', async ({ canvas }) => {
  await expect(canvas.getByText(/480 will be left after this order/)).toBeVisible();
  await expect(canvas.queryByText('Coupon or promo code')).toBeNull();
});

export const NotEnoughPoints = meta.story({
  args: { state: forPoints(({ cost }) => ({ cost, balance: cost - 1 })) },
});

NotEnoughPoints.test(
  '[PAY-01] shows how many points are missing and how to earn them',
  async ({ canvas }) => {
    await expect(canvas.getByText(/need 1 more/)).toBeVisible();
    await expect(canvas.getAllByText('Not enough points')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'How to earn points' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Order and pay' })).toBeDisabled();
  },
);

/** Free-test goods cost nothing. */
export const FreeTest = meta.story({
  args: {
    state: checkoutOf(
      filledDraft,
      (view) => ({
        items: view.items.filter(({ is_free }) => is_free === Flag.yes),
        subtotal: 0,
        amounts: { status: 'ready', value: nothing },
      }),
      { scenarios: 'cart.ineligible' },
    ),
  },
});

export const TaxPending = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ amounts: { status: 'loading' } })) },
});

TaxPending.test('[PAY-01] an order cannot be placed before its total has loaded', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Order and pay' })).toBeDisabled();
});

export const TaxFailed = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ amounts: failed(network) })) },
});

export const TaxBroken = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ amounts: failed(serverFault) })) },
  play: quotesServerFault,
});

export const Placing = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ placing: { status: 'placing' } })) },
});

/** No response: it is unknown whether the order was placed. */
export const PlaceFailed = meta.story({
  args: {
    state: checkoutOf(filledDraft, () => ({ placing: { status: 'failed', failure: network } })),
  },
});

/** The server failed: the customer can quote the answer. */
export const PlaceBroken = meta.story({
  args: {
    state: checkoutOf(filledDraft, () => ({ placing: { status: 'failed', failure: serverFault } })),
  },
  play: quotesServerFault,
});

export const StockGone = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ placing: { status: 'stockGone' } })) },
});

export const PriceChanged = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ placing: { status: 'priceChanged' } })) },
});

export const TotalToSee = meta.story({
  args: { state: checkoutOf(filledDraft, () => ({ placing: { status: 'totalToSee' } })) },
});

export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const Empty = meta.story({ args: { state: () => ({ status: 'empty' }) } });
