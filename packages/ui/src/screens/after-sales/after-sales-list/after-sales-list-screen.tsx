import type { AfterSalesRequest } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { AfterSalesBadge } from '../../../components/after-sales-badge/after-sales-badge.tsx';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { GoodsRow } from '../../../components/goods-row/goods-row.tsx';
import { Link } from '../../../components/link/link.tsx';
import { useDay } from '../../../intl/use-day.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { AccountList } from '../../../sections/account-list/account-list.tsx';
import { AccountTabs } from '../../../sections/account-list/account-tabs.tsx';
import { AccountFrame } from '../../../sections/page-frame/page-frame.tsx';
import { goodsRowOf } from '../../../views/goods-row-of.ts';
import { kindWordsOf } from '../../../views/request-kind.ts';
import { afterSalesListMessages as messages } from './after-sales-list.messages.ts';
import styles from './after-sales-list.module.css';
import type { AfterSalesListScreenProps, AfterSalesTab } from './after-sales-list.states.ts';
import { afterSalesTabs } from './after-sales-list.states.ts';

/** The customer's after-sales requests (spec §1, §3). */
export function AfterSalesListScreen({ tab, state, hrefOf }: AfterSalesListScreenProps) {
  const intl = useIntl();
  return (
    <AccountFrame title={intl.formatMessage(messages.title)} note={intl.formatMessage(messages.lead)}>
      <AccountTabs tabs={afterSalesTabs} current={tab} messages={messages} hrefOf={hrefOf} />
      <AccountList
        state={state}
        label={intl.formatMessage(messages.title)}
        keyOf={({ id }) => id}
        draw={(request) => <RequestRow request={request} />}
        hrefOf={(page) => hrefOf(tab, page)}
        empty={<Nothing tab={tab} />}
      />
    </AccountFrame>
  );
}

function RequestRow({ request }: { readonly request: AfterSalesRequest }) {
  const intl = useIntl();
  const day = useDay();
  const { hrefs } = useLinks();
  const [first] = request.lines;
  if (first === undefined) return null;
  const others = request.lines.length - 1;
  const kind = intl.formatMessage(kindWordsOf(request));
  return (
    <GoodsRow
      {...goodsRowOf(first.line, hrefs)}
      note={intl.formatMessage(messages.asked, { kind, day: day(request.ctime) })}
      status={<AfterSalesBadge status={request.status} />}
    >
      {others > 0 && (
        <p data-text="small" data-muted>
          {intl.formatMessage(messages.more, { count: others })}
        </p>
      )}
      <p className={styles.line}>
        <Link variant="standalone" href={hrefs.afterSales(request.ordersn, request.id)}>
          {intl.formatMessage(messages.request, { number: request.id })}
        </Link>
        {request.allowed_actions.includes('addTracking') && (
          <ButtonLink size="s" href={hrefs.afterSales(request.ordersn, request.id)}>
            {intl.formatMessage(messages.toDo)}
          </ButtonLink>
        )}
      </p>
    </GoodsRow>
  );
}

function Nothing({ tab }: { readonly tab: AfterSalesTab }) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <EmptyState
      art="orders"
      title={intl.formatMessage(tab === 'all' ? messages.empty : messages.emptyTab)}
      text={intl.formatMessage(messages.emptyText)}
      actions={
        <ButtonLink variant="secondary" href={hrefs.orders()}>
          {intl.formatMessage(messages.orders)}
        </ButtonLink>
      }
    />
  );
}
