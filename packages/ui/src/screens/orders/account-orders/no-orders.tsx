import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { useLinks } from '../../../link/link-context.tsx';
import { accountOrdersMessages as messages } from './account-orders.messages.ts';
import type { OrderTab } from './account-orders.states.ts';

interface NoOrdersProps {
  readonly tab: OrderTab;
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** Replaces an empty list: no orders, none with this status, or none found. */
export function NoOrders({ tab, keyword, onSearch }: NoOrdersProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (keyword !== '') {
    return (
      <EmptyState
        art="search"
        title={intl.formatMessage(messages.nothingFound, { keyword })}
        text={intl.formatMessage(messages.nothingFoundText)}
        actions={
          <Button variant="secondary" onClick={() => onSearch('')}>
            {intl.formatMessage(messages.showAll)}
          </Button>
        }
      />
    );
  }
  return tab === 'orders' ? (
    <EmptyState
      art="orders"
      popularGoods
      title={intl.formatMessage(messages.emptyOrders)}
      text={intl.formatMessage(messages.emptyText)}
      actions={<ButtonLink href={hrefs.category(null)}>{intl.formatMessage(messages.shop)}</ButtonLink>}
    />
  ) : (
    <EmptyState
      art="orders"
      title={intl.formatMessage(messages.emptyTab)}
      text={intl.formatMessage(messages.emptyTabText)}
      actions={
        <ButtonLink variant="secondary" href={hrefs.orders()}>
          {intl.formatMessage(messages.all)}
        </ButtonLink>
      }
    />
  );
}
