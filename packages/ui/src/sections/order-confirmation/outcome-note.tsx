import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { orderConfirmationMessages as messages } from './order-confirmation.messages.ts';
import styles from './order-confirmation.module.css';
import type { OrderOutcome } from './order-confirmation.states.ts';

interface OutcomeNoteProps {
  readonly outcome: OrderOutcome;
  /** Ref to move the focus here, because the button that started the action may have unmounted. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Result of the last action on an order. */
export function OutcomeNote({ outcome, ref }: OutcomeNoteProps) {
  const intl = useIntl();
  return (
    <div ref={ref} className={styles.note} tabIndex={-1}>
      <InlineAlert tone={outcome.kind === 'done' ? 'success' : 'warning'} live>
        {outcome.kind === 'done'
          ? outcome.message
          : `${outcome.message} ${intl.formatMessage(messages.stale)}`}
      </InlineAlert>
    </div>
  );
}
