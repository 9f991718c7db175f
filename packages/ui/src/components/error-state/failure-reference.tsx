import { useIntl } from 'react-intl';
import { failureReferenceMessages as messages } from './failure-reference.messages.ts';
import styles from './failure-reference.module.css';

/** The name of a failed answer in the records of the server, for a message to the support; one click selects it. */
export function FailureReference({ reference }: { readonly reference: string }) {
  const intl = useIntl();
  return (
    <p className={styles.reference} data-text="small" data-muted="">
      {intl.formatMessage(messages.label)}{' '}
      <code className={styles.id} translate="no">
        {reference}
      </code>
    </p>
  );
}
