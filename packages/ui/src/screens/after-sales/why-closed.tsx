import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useLastDay } from '../../intl/use-day.ts';
import { useLinks } from '../../link/link-context.tsx';
import { afterSalesMessages as words } from './after-sales.messages.ts';
import type { AfterSalesState } from './after-sales.states.ts';

type Closed = Extract<AfterSalesState, { readonly status: 'closed' }>;

/** Why nothing can be asked for, as the shop says, and where to go instead. */
export function WhyClosed({ subject, requestId }: Omit<Closed, 'status'>) {
  const { ordersn, offer } = subject;
  const intl = useIntl();
  const day = useLastDay();
  const { hrefs } = useLinks();
  const contact = (
    <ButtonLink variant="secondary" href={hrefs.about('contactUs')}>
      {intl.formatMessage(words.contact)}
    </ButtonLink>
  );
  const toRequest = (
    <ButtonLink
      href={requestId === null ? hrefs.afterSalesList('open') : hrefs.afterSales(ordersn, requestId)}
    >
      {intl.formatMessage(words.toRequest)}
    </ButtonLink>
  );
  switch (offer.closed_because) {
    case 'tooLate':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(words.tooLate)}
          text={offer.until === null ? '' : intl.formatMessage(words.endedOn, { day: day(offer.until) })}
          action={contact}
        />
      );
    case 'alreadyOpen':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(words.alreadyOpen)}
          text={intl.formatMessage(words.alreadyOpenText)}
          action={toRequest}
        />
      );
    case 'notPossible':
    case null:
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(words.notPossible)}
          text={intl.formatMessage(words.notPossibleText)}
          action={requestId === null ? contact : toRequest}
        />
      );
  }
}
