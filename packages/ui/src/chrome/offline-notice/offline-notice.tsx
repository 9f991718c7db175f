import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { offlineNoticeMessages as messages } from './offline-notice.messages.ts';
import styles from './offline-notice.module.css';

interface OfflineNoticeProps {
  readonly offline: boolean;
  /** No customer data is cached offline, so customers see a different message. */
  readonly signedIn: boolean;
}

/**
 * Reports that the device is offline. Overlays the page without a layout shift; the live region is rendered before
 * its text.
 */
export function OfflineNotice({ offline, signedIn }: OfflineNoticeProps) {
  const intl = useIntl();
  return (
    <div className={styles.place} role="status">
      {offline && (
        <p className={styles.notice} data-notch="m" data-band="dark">
          <Icon name="offline" />
          {intl.formatMessage(signedIn ? messages.member : messages.offline)}
        </p>
      )}
    </div>
  );
}
