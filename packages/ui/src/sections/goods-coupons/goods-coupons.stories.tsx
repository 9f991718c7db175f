import type { CouponOffer } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask, refusalOf } from '../../stories/fixtures/answers.ts';
import { Section } from '../../stories/section.tsx';
import type { TakingState } from './goods-coupons.states.ts';
import { GoodsCoupons } from './goods-coupons.tsx';

interface CouponsStoryProps {
  readonly offers: InLocale<readonly CouponOffer[]>;
  readonly taking: InLocale<TakingState>;
  readonly onTake: (id: number) => void;
}

function CouponsStory({ offers, taking, onTake }: CouponsStoryProps) {
  const locale = useLocale();
  return (
    <Section>
      <GoodsCoupons offers={offers(locale)} taking={taking(locale)} onTake={onTake} />
    </Section>
  );
}

/** K9 in ember. */
const goods = { id: 1011 };
const asGuest: InLocale<readonly CouponOffer[]> = (locale) =>
  ask('listGoodsCoupons', goods, { locale, as: 'guest' }).msg;

const args: CouponsStoryProps = { offers: asGuest, taking: () => ({ status: 'idle' }), onTake: fn() };

const meta = preview.meta({
  component: CouponsStory,
  parameters: { shop: { path: '/detail?id=1011', scenarios: 'auth.customer' } },
  args,
});

export default meta;

export const Ready = meta.story({});

Ready.test('[DET-01] a coupon is taken by its id', async ({ args: { onTake }, canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: /^Get coupon: / });
  if (first === undefined) throw new Error('There is no coupon.');
  await userEvent.click(first);
  await expect(onTake).toHaveBeenCalledWith(expect.any(Number));
});

export const Taken = meta.story({
  args: { offers: (locale) => asGuest(locale).map((offer) => ({ ...offer, taken: Flag.yes })) },
});

Taken.test('[DET-01] a taken coupon is not offered again', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Taking = meta.story({
  args: { taking: (locale) => ({ status: 'taking', id: asGuest(locale)[0]?.id ?? 0 }) },
});

/** Our fallback message, when there is none from the server. */
export const Failed = meta.story({
  args: { taking: () => ({ status: 'failed', failure: { kind: 'network' } }) },
});

Failed.test('[ERR-01] shows the specified message', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Server error, please try again later!');
});

export const ServerMessage = meta.story({
  args: {
    taking: (locale) => ({
      status: 'failed',
      failure: { kind: 'server', message: refusalOf('takeCoupon', { id: 999999 }, { locale }) },
    }),
  },
});

export const Empty = meta.story({ args: { offers: () => [] } });
export const LongDe = Failed.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});
