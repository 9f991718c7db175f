import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Link } from '../../components/link/link.tsx';
import { useLinks } from '../../link/link-context.tsx';
import page from '../page/page.module.css';
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
 * Asks for consent to analytics, in one line in the flow after the footer. It sticks to the bottom of the window, so it
 * appears without a layout shift and leaves no empty room; both answers look equally important.
 */
export function ConsentNotice({ choice, onChoose, onClose }: ConsentNoticeProps) {
  const intl = useIntl();
  const titleId = useId();
  const { hrefs } = useLinks();
  return (
    <section className={styles.notice} aria-labelledby={titleId} data-band="dark">
      <div className={`${page.page} ${styles.line}`}>
        <div className={styles.words}>
          <h2 id={titleId} data-text="label">
            {intl.formatMessage(messages.title)}
          </h2>{' '}
          <p className={styles.text}>
            {choice !== 'none' && (
              <>{intl.formatMessage(choice === 'granted' ? messages.nowGranted : messages.nowDenied)} </>
            )}
            <span className={styles.reason}>{intl.formatMessage(messages.text)} </span>
            <Link href={hrefs.policy('privacy')}>{intl.formatMessage(messages.privacy)}</Link>
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" size="s" onClick={() => onChoose('denied')}>
            {intl.formatMessage(messages.deny)}
          </Button>
          <Button variant="secondary" size="s" onClick={() => onChoose('granted')}>
            {intl.formatMessage(messages.grant)}
          </Button>
          {onClose !== undefined && (
            <IconButton icon="close" label={intl.formatMessage(messages.close)} onClick={onClose} />
          )}
        </div>
      </div>
    </section>
  );
}
