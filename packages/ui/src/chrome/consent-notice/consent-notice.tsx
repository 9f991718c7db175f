import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { consentNoticeMessages as messages } from './consent-notice.messages.ts';
import styles from './consent-notice.module.css';

export interface ConsentNoticeProps {
  /** The stored choice; `none` before the visitor has chosen. */
  readonly choice: 'granted' | 'denied' | 'none';
  readonly onChoose: (choice: 'granted' | 'denied') => void;
  /** Closes the notice without a change. Set only when a visitor who had already chosen reopens it. */
  readonly onClose?: (() => void) | undefined;
}

/**
 * Asks for consent to analytics. Overlays the bottom of the page without a layout shift; both answers look equally
 * important.
 */
export function ConsentNotice({ choice, onChoose, onClose }: ConsentNoticeProps) {
  const intl = useIntl();
  const titleId = useId();
  const { hrefs } = useLinks();
  return (
    <section className={styles.notice} data-notch="l" aria-labelledby={titleId}>
      <h2 id={titleId} data-text="h4">
        {intl.formatMessage(messages.title)}
      </h2>
      <p className={styles.text}>
        {intl.formatMessage(messages.text)}{' '}
        <Link href={hrefs.policy('privacy')}>{intl.formatMessage(messages.privacy)}</Link>
      </p>
      {choice !== 'none' && (
        <p className={styles.text}>
          {intl.formatMessage(choice === 'granted' ? messages.nowGranted : messages.nowDenied)}
        </p>
      )}
      <div className={styles.answers}>
        <Button variant="secondary" size="s" onClick={() => onChoose('denied')}>
          {intl.formatMessage(messages.deny)}
        </Button>
        <Button variant="secondary" size="s" onClick={() => onChoose('granted')}>
          {intl.formatMessage(messages.grant)}
        </Button>
        {onClose !== undefined && (
          <Button variant="ghost" size="s" onClick={onClose}>
            {intl.formatMessage(messages.close)}
          </Button>
        )}
      </div>
    </section>
  );
}
