import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { offlineNoticeMessages as messages } from './offline-notice.messages.ts';
import styles from './offline-notice.module.css';

interface OfflineNoticeProps {
  readonly offline: boolean;
  /** Of customers nothing is kept on the device, so nothing is promised to them. */
  readonly signedIn: boolean;
}

/** Says that the network is gone. Lies over the page and moves nothing; its place is there before its words are. */
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
