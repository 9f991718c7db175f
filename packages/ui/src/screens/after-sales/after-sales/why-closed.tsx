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
  const ended =
    offer.until === null
      ? ''
      : intl.formatMessage(messages.endedOn, { day: day(offer.until), days: returnWindowDays });
  const reasons = {
    tooLate: { title: messages.tooLate, text: ended, action: contact },
    alreadyOpen: {
      title: messages.alreadyOpen,
      text: intl.formatMessage(messages.alreadyOpenText),
      action: toRequest,
    },
    notPossible: {
      title: messages.notPossible,
      text: intl.formatMessage(messages.notPossibleText),
      action: requestId === null ? contact : toRequest,
    },
  };
  const { title, text, action } = reasons[offer.closed_because ?? 'notPossible'];
  return <EmptyState art="orders" title={intl.formatMessage(title)} text={text} actions={action} />;
}
