import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../components/button/button.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { SentNote } from '../form/sent-note.tsx';
import { afterSalesFormMessages as messages } from './after-sales-form.messages.ts';

interface SentRequestProps {
  /** The server's message. */
  readonly message: string;
  /** null if the server does not return the request. */
  readonly request: { readonly ordersn: string; readonly id: string } | null;
  readonly children: ReactNode;
}

/** Confirms a sent request, with a link to its page. */
export function SentRequest({ message, request, children }: SentRequestProps) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  return (
    <SentNote
      action={
        request !== null && (
          <ButtonLink variant="secondary" href={hrefs.afterSales(request.ordersn, request.id)}>
            {intl.formatMessage(messages.follow)}
          </ButtonLink>
        )
      }
    >
      <p>{message}</p>
      {children}
    </SentNote>
  );
}
