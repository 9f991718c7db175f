import type { OrderSummary } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import preview from '../../../../../.storybook/preview.tsx';
import type { Toast } from '../../components/toaster/toaster.states.ts';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/answers.ts';
import { ask } from '../../stories/answers.ts';
import { failed, network } from '../../stories/failures.ts';
import { deletedOrderIn } from '../../stories/orders.ts';
import { AccountStage, toastOf } from '../../stories/stage.tsx';
import { accountOrdersPlaces } from './account-orders.places.ts';
import type { AccountOrdersState, OrderTab } from './account-orders.states.ts';
import { AccountOrdersScreen } from './account-orders-screen.tsx';

interface AccountOrdersStoryProps {
  readonly tab: OrderTab;
  readonly state: InLocale<AccountOrdersState>;
  readonly toast?: Toast;
}

function AccountOrdersStory({ tab, state, toast }: AccountOrdersStoryProps) {
  return (
    <AccountStage toast={toast}>
      <AccountOrdersScreen tab={tab} state={state(useLocale())} hrefOf={hrefOf} />
    </AccountStage>
  );
}

const args: AccountOrdersStoryProps = {
  tab: 'orders',
  state: orders('orders', 'orders.empty,order.all'),
};

const meta = preview.meta({
  parameters: { shop: accountOrdersPlaces },
  component: AccountOrdersStory,
  tags: ['screen'],
  args,
});

export default meta;

/** Every code in one list; the shop itself lists no deleted order, a newer one may. */
export const AllStatuses = meta.story({
  tags: ['p0'],
  args: {
    state: orders('orders', 'orders.empty,order.all', (list, locale) => [
      ...list,
      deletedOrderIn('orders.empty,order.all')(locale),
    ]),
  },
});

export const Unpaid = meta.story({ args: { tab: 'unpaid', state: orders('unpaid', 'order.all') } });
export const Paid = meta.story({ args: { tab: 'paid', state: orders('paid', 'order.all') } });
export const Shipped = meta.story({ args: { tab: 'shipped', state: orders('shipped', 'order.all') } });
export const Received = meta.story({ args: { tab: 'received', state: orders('received', 'order.all') } });
export const Completed = meta.story({ args: { tab: 'completed', state: orders('completed', 'order.all') } });
export const Cancelled = meta.story({ args: { tab: 'cancelled', state: orders('cancelled', 'order.all') } });

export const EmptyOrders = meta.story({ tags: ['p0'], args: { state: orders('orders', 'orders.empty') } });
export const EmptyUnpaid = EmptyOrders.extend({ args: { tab: 'unpaid' } });
export const EmptyPaid = EmptyOrders.extend({ args: { tab: 'paid' } });
export const EmptyShipped = EmptyOrders.extend({ args: { tab: 'shipped' } });
export const EmptyReceived = EmptyOrders.extend({ args: { tab: 'received' } });
export const EmptyCompleted = EmptyOrders.extend({ args: { tab: 'completed' } });
export const EmptyCancelled = EmptyOrders.extend({ args: { tab: 'cancelled' } });

export const Loading = meta.story({ tags: ['p0'], args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const SessionExpired = AllStatuses.extend({ args: { toast: toastOf('warning', 'sessionExpired') } });
export const ManyPages = meta.story({ args: { state: orders('orders', 'orders.many', undefined, 2) } });

export const PayTypes = meta.story({
  args: {
    state: orders('orders', 'orders.empty,order.all', (list) =>
      Object.values(PayType).flatMap((paytype, place) => {
        const order = list[place];
        return order === undefined ? [] : [{ ...order, paytype }];
      }),
    ),
  },
});

function hrefOf(tab: OrderTab, page: number): string {
  return page === 1 ? `/user/order/${tab}` : `/user/order/${tab}?page=${page}`;
}

type Change = (orders: readonly OrderSummary[], locale: Parameters<InLocale<unknown>>[0]) => OrderSummary[];

function orders(
  tab: OrderTab,
  scenarios: string,
  change: Change = (list) => [...list],
  page = 1,
): InLocale<AccountOrdersState> {
  return (locale) => {
    const { msg, total, page_size, counts } = ask('listOrders', { state: tab, page }, { scenarios, locale });
    const view = { orders: change(msg, locale), total, page, pageSize: page_size, counts };
    return { status: 'ready', view };
  };
}
