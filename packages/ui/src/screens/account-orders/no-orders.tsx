import { useIntl } from 'react-intl';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { accountOrdersMessages as words } from './account-orders.messages.ts';
import type { OrderTab } from './account-orders.states.ts';

interface NoOrdersProps {
  readonly tab: OrderTab;
  readonly keyword: string;
  readonly onSearch: (keyword: string) => void;
}

/** In place of the list: nothing ordered, nothing in this state, or nothing found. */
export function NoOrders({ tab, keyword, onSearch }: NoOrdersProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  if (keyword !== '') {
    return (
      <EmptyState
        art="search"
        title={intl.formatMessage(words.nothingFound, { keyword })}
        text={intl.formatMessage(words.nothingFoundText)}
        action={
          <Button variant="secondary" onClick={() => onSearch('')}>
            {intl.formatMessage(words.showAll)}
          </Button>
        }
      />
    );
  }
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
