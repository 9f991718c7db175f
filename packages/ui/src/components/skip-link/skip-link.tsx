import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { skipLinkMessages } from './skip-link.messages.ts';
import styles from './skip-link.module.css';

/** First stop of the keyboard: past the header to the element with this id, which takes the focus. */
export function SkipLink({ target }: { readonly target: string }) {
  const intl = useIntl();
  // The address stays as it is: another one would be another visit, and end what stands here for one visit.
  function jump(event: MouseEvent): void {
    event.preventDefault();
    document.getElementById(target)?.focus();
  }

  return (
    <a className={styles.skip} href={`#${target}`} onClick={jump}>
      {intl.formatMessage(skipLinkMessages.skip)}
    </a>
  );
}
