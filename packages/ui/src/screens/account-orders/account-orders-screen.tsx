import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../components/loading-note/loading-note.tsx';
import { OrderCard } from '../../components/order-card/order-card.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { SubNav } from '../../components/sub-nav/sub-nav.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { PageFrame, Panel } from '../../sections/page-frame/page-frame.tsx';
import { accountOrdersMessages as words } from './account-orders.messages.ts';
import styles from './account-orders.module.css';
import type {
  AccountOrdersScreenProps,
  AccountOrdersState,
  OrdersView,
  OrderTab,
} from './account-orders.states.ts';
import { orderTabs } from './account-orders.states.ts';

type HrefOf = AccountOrdersScreenProps['hrefOf'];

export function AccountOrdersScreen({ tab, state, hrefOf }: AccountOrdersScreenProps) {
  const intl = useIntl();
  return (
    <PageFrame place="account" title={intl.formatMessage(words.title)}>
      <SubNav
        label={intl.formatMessage(words.tabs)}
        items={orderTabs.map((name) => ({
          href: hrefOf(name, 1),
          label: intl.formatMessage(words[name]),
          active: name === tab,
          ...(state.status === 'ready' && { count: state.view.counts[name] }),
        }))}
      />
      <OrdersBody tab={tab} state={state} hrefOf={hrefOf} />
    </PageFrame>
  );
}

interface OrdersBodyProps {
  readonly tab: OrderTab;
  readonly state: AccountOrdersState;
  readonly hrefOf: HrefOf;
}

function OrdersBody({ tab, state, hrefOf }: OrdersBodyProps) {
  switch (state.status) {
    case 'loading':
      return <OrdersSkeleton />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return state.view.orders.length === 0 ? (
        <NoOrders tab={tab} />
      ) : (
        <OrderList view={state.view} hrefOf={(page) => hrefOf(tab, page)} />
      );
  }
}

function OrderList({
  view,
  hrefOf,
}: {
  readonly view: OrdersView;
  readonly hrefOf: (page: number) => string;
}) {
  const intl = useIntl();
  return (
    <>
      <p data-text="small" data-muted>
        {intl.formatMessage(words.count, { count: view.total })}
      </p>
      <ul className={styles.list} aria-label={intl.formatMessage(words.list)}>
        {view.orders.map((order) => (
          <li key={order.ordersn}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination page={view.page} pages={Math.ceil(view.total / view.pageSize)} hrefOf={hrefOf} />
    </>
  );
}

function NoOrders({ tab }: { readonly tab: OrderTab }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return tab === 'orders' ? (
    <EmptyState
      art="orders"
      title={intl.formatMessage(words.emptyOrders)}
      text={intl.formatMessage(words.emptyText)}
      action={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(words.shop)}</ButtonLink>}
    />
  ) : (
    <EmptyState
      art="orders"
      title={intl.formatMessage(words.emptyTab)}
      text={intl.formatMessage(words.emptyTabText)}
      action={
        <ButtonLink variant="secondary" href={hrefs.orders()}>
          {intl.formatMessage(words.all)}
        </ButtonLink>
      }
    />
  );
}

function OrdersSkeleton() {
  return (
    <div className={styles.list}>
      <LoadingNote />
      {[1, 2, 3].map((card) => (
        <Panel key={card}>
          <div className={styles.skeleton} aria-hidden="true">
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
            <Skeleton shape="block" />
          </div>
        </Panel>
      ))}
    </div>
  );
}
