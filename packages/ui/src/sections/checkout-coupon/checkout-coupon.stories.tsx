import { aCoupon } from '@signal-shop/sdk/testing';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { couponsIn } from '../../stories/fixtures/checkouts.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { checkoutPage } from '../../stories/shop-pages.ts';
import type { CouponChoice, CouponView, OwnCoupon } from './checkout-coupon.states.ts';
import { CheckoutCoupon } from './checkout-coupon.tsx';

interface CheckoutCouponStoryProps {
  readonly view: InLocale<CouponView>;
  readonly onChoose: (choice: CouponChoice | null) => void;
}

function CheckoutCouponStory({ view, onChoose }: CheckoutCouponStoryProps) {
  return <CheckoutCoupon view={view(useLocale())} on={{ onChoose }} />;
}

const scenarios = 'cart.tier-30,coupon.taken';

function viewOf(change: Partial<CouponView> = {}): InLocale<CouponView> {
  return (locale) => {
    const items = ask('getCart', {}, { scenarios, locale }).msg;
    return { ...couponsIn(scenarios, items, locale), ...change };
  };
}

const withCode = (code: string, standing: CouponView['standing']) =>
  viewOf({ choice: { kind: 'code', code }, standing });

const meta = preview.meta({
  component: CheckoutCouponStory,
  parameters: { layout: 'padded', shop: checkoutPage },
  args: { view: viewOf(), onChoose: fn() },
});

export default meta;

export const Closed = meta.story({});
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Coupon or promo code')),
});

Open.test('[PAY-01] an unusable coupon shows what is missing', async ({ canvas }) => {
  await expect(canvas.getAllByText(/^Spend .* more to use it/)[0]).toBeVisible();
});

Open.test('[PAY-01] a code is trimmed', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Coupon code'), '  welcome10 {Enter}');
  await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'code', code: 'welcome10' });
});

Open.test('[VAL-01] an empty code shows an error and is not sent', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
  await expect(canvas.getByText('Enter a coupon code.')).toBeVisible();
  await expect(args.onChoose).not.toHaveBeenCalled();
});

export const Later = meta.story({ args: { view: withCode('WELCOME10', { status: 'later' }) } });
export const Checking = meta.story({ args: { view: withCode('WELCOME10', { status: 'checking' }) } });
export const Applied = meta.story({
  args: { view: withCode('WELCOME10', { status: 'applied', saving: 6.5 }) },
});
export const Refused = meta.story({
  args: { view: withCode('SUMMER', { status: 'refused', failure: { kind: 'unexpected' } }) },
});
export const NoneOwned = meta.story({ args: { view: viewOf({ own: { status: 'ready', value: [] } }) } });
const many: InLocale<CouponView> = (locale) => {
  // The shop's names, because a maker's are Latin.
  const names = ask('listCoupons', { state: 'all' }, { scenarios, locale }).msg.map(({ name }) => name);
  const value = Array.from({ length: 40 }, (_, index): OwnCoupon => {
    const name = names[index % names.length] ?? '';
    return { coupon: aCoupon({ id: 5_000 + index, name, state: 'unused' }), fit: { status: 'fits' } };
  });
  return { ...viewOf()(locale), own: { status: 'ready', value } };
};
export const ManyOwned = Open.extend({ args: { view: many } });

ManyOwned.test(
  '[PAY-01] each of many coupons can be reached and chosen',
  async ({ args, canvas, userEvent }) => {
    const count = () => canvas.getAllByRole('radio').length;
    await expect(count()).toBe(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 40' }));
    await expect(count()).toBe(41);
    const choices = canvas.getAllByRole('radio');
    await expect(choices[9]).toHaveFocus();
    await userEvent.click(canvas.getAllByRole('radio').at(-1) ?? canvas.getByText('none'));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'own', id: 5_039 });
  },
);

export const ListFailed = Open.extend({ args: { view: viewOf({ own: failed(network) }) } });
