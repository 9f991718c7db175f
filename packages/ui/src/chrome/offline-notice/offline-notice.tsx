import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { offlineNoticeMessages as words } from './offline-notice.messages.ts';
import styles from './offline-notice.module.css';

/** Says that the network is gone. Lies over the page and moves nothing; its place is there before its words are. */
export function OfflineNotice({ offline }: { readonly offline: boolean }) {
  const intl = useIntl();
  return (
    <div className={styles.place} role="status">
      {offline && (
        <p className={styles.notice} data-notch="m" data-band="dark">
          <Icon name="offline" />
          {intl.formatMessage(words.offline)}
        </p>
      )}
    </div>
  );
}
