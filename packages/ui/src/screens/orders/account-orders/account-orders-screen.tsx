import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/error-state/error-state.tsx';
import { LoadingNote } from '../../../components/loading-note/loading-note.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { AccountTabs } from '../../../sections/account-list/account-tabs.tsx';
import { DeferredSkeleton } from '../../../sections/account-list/deferred-skeleton.tsx';
import { OrderConfirmation } from '../../../sections/order-confirmation/order-confirmation.tsx';
import { OutcomeNote } from '../../../sections/order-confirmation/outcome-note.tsx';
import { useOutcomeFocus } from '../../../sections/order-confirmation/use-outcome-focus.ts';
import { AccountFrame, Panel } from '../../../sections/page-frame/page-frame.tsx';
import { accountOrdersMessages as messages } from './account-orders.messages.ts';
import styles from './account-orders.module.css';
import type { AccountOrdersScreenProps } from './account-orders.states.ts';
import { orderTabs } from './account-orders.states.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderList } from './order-list.tsx';

/** The customer's orders with tabs, search and pagination. */
export function AccountOrdersScreen(props: AccountOrdersScreenProps) {
  const { tab, keyword, counts, state, ask, outcome, hrefOf, on } = props;
  const intl = useIntl();
  const note = useOutcomeFocus(outcome);
  const outcomeNote = outcome === null ? null : <OutcomeNote ref={note} outcome={outcome} />;
  const isListed =
    state.status === 'ready' && state.view.orders.some(({ ordersn }) => ordersn === outcome?.ordersn);
  return (
    <AccountFrame title={intl.formatMessage(messages.title)}>
      <div className={styles.search}>
        <SearchField
          key={keyword}
          initial={keyword}
          label={intl.formatMessage(messages.search)}
          whenEmpty="show-all"
          pending={state.status === 'loading' && keyword !== ''}
          onSearch={on.onSearch}
        />
      </div>
      <AccountTabs tabs={orderTabs} current={tab} messages={messages} counts={counts} hrefOf={hrefOf} />
      {!isListed && outcomeNote}
      <OrdersBody {...props} outcomeNotice={outcomeNote} />
      <OrderConfirmation ask={ask} on={on} />
    </AccountFrame>
  );
}

interface OrdersBodyProps extends AccountOrdersScreenProps {
  readonly outcomeNotice: ReactNode;
}

function OrdersBody({
  tab,
  keyword,
  state,
  ask,
  again,
  outcome,
  outcomeNotice,
  hrefOf,
  on,
}: OrdersBodyProps) {
  switch (state.status) {
    case 'loading':
      return <OrdersSkeleton />;
    case 'failed':
      return <ErrorState failure={state.failure} onRetry={state.retry} />;
    case 'ready':
      return state.view.orders.length === 0 ? (
        <NoOrders tab={tab} keyword={keyword} onSearch={on.onSearch} />
      ) : (
        <OrderList
          view={state.view}
          keyword={keyword}
          ask={ask}
          again={again}
          outcomeOf={(ordersn) => (ordersn === outcome?.ordersn ? outcomeNotice : null)}
          hrefOf={(page) => hrefOf(tab, page)}
          on={on}
        />
      );
  }
}

function OrdersSkeleton() {
  return (
    <DeferredSkeleton>
      <div className={styles.skeletons}>
        <LoadingNote />
        {[1, 2, 3].map((card) => (
          <Panel key={card}>
            <div className={styles.skeleton} aria-hidden="true">
              <Skeleton width="half" />
              <div className={styles.goods}>
                <Skeleton variant="square" />
                <Skeleton width="long" />
              </div>
              <Skeleton variant="control" width="half" />
            </div>
          </Panel>
        ))}
      </div>
    </DeferredSkeleton>
  );
}
