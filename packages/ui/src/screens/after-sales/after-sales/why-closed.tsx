import { returnWindowDays } from '@signal-shop/sdk/constants';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/empty-state/empty-state.tsx';
import { useLastDay } from '../../../intl/use-day.ts';
import { useLinks } from '../../../link/link-context.tsx';
import { afterSalesMessages as messages } from './after-sales.messages.ts';
import type { AfterSalesState } from './after-sales.states.ts';

type Closed = Extract<AfterSalesState, { readonly status: 'closed' }>;

/** Why no request is possible, in the server's words, and links to alternatives. */
export function WhyClosed({ subject, requestId }: Omit<Closed, 'status'>) {
  const { ordersn, offer } = subject;
  const intl = useIntl();
  const day = useLastDay();
  const { hrefs } = useLinks();
  const contact = (
    <ButtonLink variant="secondary" href={hrefs.about('contactUs')}>
      {intl.formatMessage(messages.contact)}
    </ButtonLink>
  );
  const toRequest = (
    <ButtonLink
      href={requestId === null ? hrefs.afterSalesList('open') : hrefs.afterSales(ordersn, requestId)}
    >
      {intl.formatMessage(messages.toRequest)}
    </ButtonLink>
  );
  switch (offer.closed_because) {
    case 'tooLate':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.tooLate)}
          text={
            offer.until === null
              ? ''
              : intl.formatMessage(messages.endedOn, { day: day(offer.until), days: returnWindowDays })
          }
          action={contact}
        />
      );
    case 'alreadyOpen':
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.alreadyOpen)}
          text={intl.formatMessage(messages.alreadyOpenText)}
          action={toRequest}
        />
      );
    case 'notPossible':
    case null:
      return (
        <EmptyState
          art="orders"
          title={intl.formatMessage(messages.notPossible)}
          text={intl.formatMessage(messages.notPossibleText)}
          action={requestId === null ? contact : toRequest}
        />
      );
  }
}
