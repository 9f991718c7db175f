import { loadFakers } from '@signal-shop/mock-server';
import type { CouponListState } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask, refusalOf } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { AccountStage } from '../../../stories/stage.tsx';
import { accountCouponsLive } from './account-coupons.live.ts';
import type { AccountCouponsScreenProps } from './account-coupons.states.ts';
import { AccountCouponsScreen } from './account-coupons-screen.tsx';

interface CouponsStoryProps {
  readonly tab: CouponListState;
  readonly view: InLocale<Partial<AccountCouponsScreenProps>>;
  readonly onTake: (id: number) => void;
}

function CouponsStory({ tab, view, onTake }: CouponsStoryProps) {
  const locale = useLocale();
  return (
    <AccountStage active="coupons">
      <AccountCouponsScreen
        state={{ status: 'loading' }}
        counts={null}
        offers={[]}
        taking={{ status: 'idle' }}
        {...view(locale)}
        tab={tab}
        onTake={onTake}
        hrefOf={(name, page) => `/user/coupon/${name}?page=${page}`}
      />
    </AccountStage>
  );
}

const meta = preview.meta({
  parameters: { shop: accountCouponsLive },
  component: CouponsStory,
  subcomponents: { AccountCouponsScreen },
  // For `coupon.many`.
  loaders: [() => loadFakers(['en'])],
  tags: ['screen'],
  args: { tab: 'all', view: coupons('all'), onTake: fn() } satisfies CouponsStoryProps,
});

export default meta;

export const All = meta.story({ tags: ['p0'] });

All.test('[USER-03] a coupon is taken by its id', async ({ args, canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { name: /^Get coupon: / });
  if (first === undefined) throw new Error('There is no coupon to take.');
  await userEvent.click(first);
  await expect(args.onTake).toHaveBeenCalledWith(expect.any(Number));
});

export const Unused = meta.story({ args: { tab: 'unused', view: coupons('unused') } });
export const Used = meta.story({ args: { tab: 'used', view: coupons('used') } });
export const Stale = meta.story({ args: { tab: 'stale', view: coupons('stale') } });
export const EmptyAll = meta.story({ tags: ['p0'], args: { view: none('all') } });
export const EmptyUnused = meta.story({ args: { tab: 'unused', view: none('unused') } });
export const EmptyUsed = meta.story({ args: { tab: 'used', view: none('used') } });
export const EmptyStale = meta.story({ args: { tab: 'stale', view: none('stale') } });
export const Taking = meta.story({
  args: {
    view: (locale) => ({
      ...coupons('all')(locale),
      taking: { status: 'taking', id: offersIn(locale)[0]?.id ?? 0 },
    }),
  },
});
export const TakeFailed = meta.story({
  args: {
    view: (locale) => ({
      ...coupons('all')(locale),
      taking: {
        status: 'failed',
        id: offersIn(locale)[0]?.id ?? 0,
        failure: {
          kind: 'server',
          message: refusalOf('takeCoupon', { id: 5 }, { locale, scenarios: 'coupon.server-error' }),
        },
      },
    }),
  },
});

TakeFailed.test('[ERR-01] the specified message is beside the coupon', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Server error, please try again later!');
});

export const ManyPages = meta.story({ args: { view: coupons('all', 'coupon.many', 2) } });
export const Loading = meta.story({ tags: ['p0'], args: { view: () => ({}) } });
export const Failed = meta.story({ args: { view: () => ({ state: failed(network) }) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });

const offersIn: InLocale<AccountCouponsScreenProps['offers']> = (locale) =>
  ask('listActivityCoupons', {}, { locale }).msg.filter(({ available }) => available === Flag.yes);

function coupons(
  state: CouponListState,
  scenarios = '',
  page = 1,
): InLocale<Partial<AccountCouponsScreenProps>> {
  return (locale) => {
    const { msg, total, page_size, counts } = ask(
      'listCoupons',
      { state, page, page_size: 12 },
      { locale, scenarios },
    );
    return {
      state: { status: 'ready', view: { items: msg, total, page, pageSize: page_size } },
      counts,
      offers: offersIn(locale),
    };
  };
}

function none(state: CouponListState): InLocale<Partial<AccountCouponsScreenProps>> {
  return (locale) => ({ ...coupons(state, 'coupon.ok')(locale), offers: [] });
}
