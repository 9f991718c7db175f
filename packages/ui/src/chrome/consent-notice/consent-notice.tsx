import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { useLinks } from '../../link/link-context.tsx';
import { consentNoticeMessages as messages } from './consent-notice.messages.ts';
import styles from './consent-notice.module.css';

export interface ConsentNoticeProps {
  /** What holds now; `none` while the visitor has not been asked. */
  readonly choice: 'granted' | 'denied' | 'none';
  readonly onChoose: (choice: 'granted' | 'denied') => void;
  /** Only when it was opened by somebody who had chosen before: leaves everything as it is. */
  readonly onClose?: (() => void) | undefined;
}

/** Asks whether visits may be counted. Lies over the foot of the page, moves nothing, and both answers weigh the same. */
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
