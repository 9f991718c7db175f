import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { couponCardOf } from '../../views/coupon-card-of.ts';
import type { CouponCardStatus } from './coupon-card.tsx';
import { CouponCard } from './coupon-card.tsx';

const [coupon] = ask('listCoupons', { state: 'all' }).msg;
if (coupon === undefined) throw new Error('The fixture customer has no coupon');
const onTake = fn();
const offered = { status: 'offered', days: 30, taking: 'idle', onTake } satisfies CouponCardStatus;
const standing: CouponCardStatus = { status: 'unused', until: coupon.over_time };

const meta = preview.meta({
  component: CouponCard,
  parameters: { layout: 'padded', shop: { path: '/user/coupon/all', scenarios: 'auth.customer' } },
  args: { ...couponCardOf(coupon), standing },
  render: (args) => (
    <Specimen>
      <CouponCard {...args} />
    </Specimen>
  ),
});

export default meta;

export const Unused = meta.story({});
export const Used = meta.story({ args: { standing: { status: 'used', ordersn: 'SG20260102000019' } } });

Used.test('[USER-03] links to the order that used it', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/user/order/details/SG20260102000019');
});

export const Stale = meta.story({ args: { standing: { status: 'stale', since: coupon.over_time } } });
export const Amount = meta.story({ args: { discount: { kind: 'amount', amount: 15 } } });
export const Percent = meta.story({ args: { discount: { kind: 'percent', percent: 25 } } });
export const Claim = meta.story({ args: { standing: offered } });

Claim.test('[USER-03] can be taken', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Get coupon: / }));
  await expect(onTake).toHaveBeenCalledOnce();
});

export const Taking = meta.story({
  render: function Taking(args) {
    const [isTaken, setTaken] = useState(false);
    return (
      <Specimen>
        <CouponCard
          {...args}
          standing={isTaken ? { status: 'taken' } : { ...offered, onTake: () => setTaken(true) }}
        />
      </Specimen>
    );
  },
});

Taking.test('[BEY-12] taking a coupon moves the focus to its name', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('button', { name: /^Get coupon: / }).focus();
  await userEvent.keyboard('{Enter}');
  const name = canvas.getByRole('heading', { name: args.name });
  await waitFor(() => expect(name).toHaveFocus());
});

export const Claiming = meta.story({ args: { standing: { ...offered, taking: 'pending' } } });
export const Claimed = meta.story({ args: { standing: { status: 'taken' } } });
export const ClaimFailed = meta.story({
  args: { standing: { ...offered, taking: { kind: 'network' } } },
});
export const LongTermsDe = meta.story({
  args: { standing: { ...offered, taking: { kind: 'network' } } },
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});

export const LargeAmountJa = meta.story({
  args: { discount: { kind: 'amount', amount: 15_000 }, minimum: 120_000 },
  globals: { locale: 'ja', viewport: { value: 'phone', isRotated: false } },
});

LargeAmountJa.test('[USER-03] never wraps inside an amount', async ({ canvas }) => {
  const amount = canvas.getByText('JP￥15,000.00');
  await expect(amount.getClientRects()).toHaveLength(1);
  await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.parentElement?.clientWidth ?? 0);
});
