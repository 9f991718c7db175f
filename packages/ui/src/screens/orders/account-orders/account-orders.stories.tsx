import { loadFakers } from '@signal-shop/mock-server';
import type { Locale, OrderSummary } from '@signal-shop/sdk/contract';
import { PayType } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { Toast } from '../../../components/toaster/toaster.states.ts';
import { useLocale } from '../../../intl/use-locale.ts';
import type {
  OrderQuestion,
  OutcomeText,
} from '../../../sections/order-confirmation/order-confirmation.states.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask, askOnce, refusalOf } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { addedOrder, deletedOrderIn } from '../../../stories/fixtures/orders.ts';
import { AccountStage, toastOf } from '../../../stories/stage.tsx';
import { accountOrdersLive } from './account-orders.live.ts';
import type {
  AccountOrdersHandlers,
  AccountOrdersState,
  OrderTab,
  OrderTabCounts,
} from './account-orders.states.ts';
import { AccountOrdersScreen } from './account-orders-screen.tsx';

interface AccountOrdersStoryProps {
  readonly tab: OrderTab;
  readonly state: InLocale<Listed>;
  readonly keyword?: string;
  readonly toast?: Toast;
  readonly ask?: Omit<OrderQuestion, 'ordersn' | 'draft'>;
  readonly outcome?: InLocale<OutcomeText>;
  readonly on: AccountOrdersHandlers;
}

function AccountOrdersStory({ tab, state, keyword = '', toast, ask, outcome, on }: AccountOrdersStoryProps) {
  const locale = useLocale();
  const { counts, ...props } = state(locale);
  const ordersn = props.status === 'ready' ? (props.view.orders[0]?.ordersn ?? '') : '';
  return (
    <AccountStage toast={toast}>
      <AccountOrdersScreen
        tab={tab}
        keyword={keyword}
        counts={counts}
        state={props}
        again={null}
        ask={ask === undefined ? null : { ...ask, ordersn, draft: { reason: null, note: '' } }}
        outcome={outcome === undefined ? null : { ...outcome(locale), ordersn }}
        hrefOf={hrefOf}
        on={on}
      />
    </AccountStage>
  );
}

const args: AccountOrdersStoryProps = {
  tab: 'orders',
  state: orders('orders', 'orders.empty,order.all'),
  on: {
    onAsk: fn(),
    onDraftChange: fn(),
    onConfirm: fn(),
    onKeep: fn(),
    onCopy: fn(async () => {}),
    onSearch: fn(),
  },
};

const meta = preview.meta({
  parameters: { shop: accountOrdersLive },
  component: AccountOrdersStory,
  subcomponents: { AccountOrdersScreen },
  // For `orders.many`.
  loaders: [() => loadFakers(['en'])],
  tags: ['screen'],
  args,
});

export default meta;

/** Every status code in one list; the server lists no deleted orders, but a newer one may. */
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

export const Loading = meta.story({
  tags: ['p0'],
  args: { state: () => ({ status: 'loading', counts: null }) },
});
export const Failed = meta.story({ args: { state: () => ({ ...failed(network), counts: null }) } });
export const SessionExpired = AllStatuses.extend({ args: { toast: toastOf('warning', 'sessionExpired') } });
export const ManyPages = meta.story({ args: { state: orders('orders', 'orders.many', undefined, 2) } });

export const PayTypes = meta.story({
  args: {
    state: orders('orders', 'orders.empty,order.all', (list) =>
      Object.values(PayType).flatMap((paytype, index) => {
        const order = list[index];
        return order === undefined ? [] : [{ ...order, paytype }];
      }),
    ),
  },
});

export const Found = meta.story({
  args: { keyword: 'M625', state: orders('orders', 'orders.empty,order.all', undefined, 1, 'M625') },
});
export const NothingFound = meta.story({
  args: { keyword: 'unicorn', state: orders('orders', 'orders.empty,order.all', undefined, 1, 'unicorn') },
});

NothingFound.test(
  '[USER-04] a search without results links back to all orders',
  async ({ args: { on }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await expect(on.onSearch).toHaveBeenCalledWith('');
  },
);

const idle = { status: 'idle' } as const;

export const ConfirmDelete = Cancelled.extend({ args: { ask: { action: 'delete', sending: idle } } });
export const ConfirmReceived = Shipped.extend({
  args: { ask: { action: 'confirmReceived', sending: idle } },
});
export const CancelOrder = Unpaid.extend({ args: { ask: { action: 'cancel', sending: idle } } });

export const ActionFailed = Shipped.extend({
  args: { outcome: (locale) => ({ kind: 'stale', message: notCancellable(locale) }) },
});
/** The order is no longer listed: the result is shown above the list. */
export const Deleted = Cancelled.extend({
  args: {
    state: orders('cancelled', 'order.all', () => []),
    outcome: (locale) => ({ kind: 'done', message: deletedIn(locale) }),
  },
});

function hrefOf(tab: OrderTab, page: number): string {
  return page === 1 ? `/user/order/${tab}` : `/user/order/${tab}?page=${page}`;
}

type Change = (orders: readonly OrderSummary[], locale: Parameters<InLocale<unknown>>[0]) => OrderSummary[];

type Listed = AccountOrdersState & { readonly counts: OrderTabCounts | null };

function orders(
  tab: OrderTab,
  scenarios: string,
  change: Change = (list) => [...list],
  page = 1,
  keyword?: string,
): InLocale<Listed> {
  return (locale) => {
    const query = { state: tab, page, ...(keyword !== undefined && { keyword }) };
    const { msg, total, page_size, counts } = ask('listOrders', query, { scenarios, locale });
    const view = { orders: change(msg, locale), total, page, pageSize: page_size };
    return { status: 'ready', view, counts };
  };
}

function notCancellable(locale: Locale): string {
  const scenarios = 'orders.empty,order.shipped';
  return refusalOf('cancelOrder', { ordersn: addedOrder(scenarios), reason: 'other' }, { scenarios, locale });
}

function deletedIn(locale: Locale): string {
  const scenarios = 'orders.empty,order.cancelled';
  return askOnce('deleteOrder', { ordersn: addedOrder(scenarios) }, { scenarios, locale }).msg;
}
