import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Link } from '../../components/link/link.tsx';
import { toasterMessages } from '../../components/toaster/toaster.messages.ts';
import { useLinks } from '../../link/link-context.tsx';
import { orderConfirmationMessages as messages } from './order-confirmation.messages.ts';
import styles from './order-confirmation.module.css';
import type { OrderOutcome, OutcomeText } from './order-confirmation.states.ts';

interface OutcomeNoteProps {
  readonly outcome: OrderOutcome;
  /** Ref to move the focus here, because the button that started the action may have unmounted. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Result of the last action on an order. */
export function OutcomeNote({ outcome, ref }: OutcomeNoteProps) {
  return (
    <div ref={ref} className={styles.note} tabIndex={-1}>
      {outcome.kind === 'again' ? <AgainNote {...outcome} /> : <ServerNote {...outcome} />}
    </div>
  );
}

function ServerNote({ kind, message }: Extract<OutcomeText, { readonly message: string }>) {
  const intl = useIntl();
  return (
    <InlineAlert tone={kind === 'done' ? 'success' : 'warning'} live>
      {kind === 'done' ? message : `${message} ${intl.formatMessage(messages.stale)}`}
    </InlineAlert>
  );
}

function AgainNote({ added, missing }: Extract<OutcomeText, { readonly kind: 'again' }>) {
  const intl = useIntl();
  const { hrefs } = useLinks();
  const cart = (
    <Link href={hrefs.cart} variant="standalone">
      {intl.formatMessage(toasterMessages.toCart)}
    </Link>
  );
  return (
    <InlineAlert
      tone={missing.length === 0 ? 'success' : 'warning'}
      live
      {...(added > 0 && { action: cart })}
    >
      {added > 0 && <p>{intl.formatMessage(messages.againAdded, { count: added })}</p>}
      {missing.length > 0 && (
        <p>{intl.formatMessage(messages.againMissing, { names: intl.formatList(missing) })}</p>
      )}
    </InlineAlert>
  );
}
