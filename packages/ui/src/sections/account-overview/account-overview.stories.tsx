import type { OrderSummary } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { AccountOverview } from './account-overview.tsx';
import type { AccountOverviewProps } from './account-overview-props.ts';

interface AccountOverviewStoryProps extends Omit<AccountOverviewProps, 'order'> {
  readonly order: InLocale<Remote<OrderSummary | null>>;
}

function AccountOverviewStory({ order, ...others }: AccountOverviewStoryProps) {
  return (
    <Section>
      <AccountOverview {...others} order={order(useLocale())} />
    </Section>
  );
}

const meta = preview.meta({
  parameters: { shop: { path: '/user/profile', scenarios: 'auth.customer' } },
  component: AccountOverviewStory,
  args: {
    note: { message: 'Welcome back', email: 'help@signal.example' },
    points: 1_240,
    order: orderIn('orders.empty,order.shipped'),
    coupons: ready({ count: 3, nextExpiry: 1_769_860_800 }),
  },
});

export default meta;

export const Shipped = meta.story({});
export const Unpaid = meta.story({ args: { order: orderIn('orders.empty,order.unpaid') } });
export const Complete = meta.story({
  args: {
    order: orderIn('orders.empty,order.complete'),
    coupons: ready({ count: 1, nextExpiry: 1_769_860_800 }),
  },
});
export const NewCustomer = meta.story({
  args: { points: 0, order: () => ready(null), coupons: ready({ count: 0, nextExpiry: null }) },
});
export const Loading = meta.story({ args: { note: null, order: () => loading, coupons: loading } });
export const Failed = meta.story({ args: { order: () => failed(network), coupons: failed(network) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Japanese = meta.story({ globals: { locale: 'ja' } });

Unpaid.test('[USER-05] [BEY-73] an unpaid order can be paid', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Pay now' })).toBeVisible();
});

Shipped.test(
  '[STATE-01] the shop’s message and its address for this customer are shown',
  async ({ canvas }) => {
    await expect(canvas.getByText(/^Welcome back/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'help@signal.example' })).toHaveAttribute(
      'href',
      'mailto:help@signal.example',
    );
  },
);

Failed.test('the pages stay reachable without their data', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Your orders' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View coupons' })).toBeVisible();
});

function orderIn(scenarios: string): AccountOverviewStoryProps['order'] {
  return (locale) => ready(ask('listOrders', {}, { scenarios, locale }).msg[0] ?? null);
}
