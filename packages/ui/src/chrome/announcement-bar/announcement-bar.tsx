import type { Note } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import page from '../page/page.module.css';
import { announcementBarMessages as messages } from './announcement-bar.messages.ts';
import styles from './announcement-bar.module.css';
import { useRotation } from './use-rotation.ts';

export interface AnnouncementBarProps {
  readonly notices: readonly Note[];
  readonly onClose: () => void;
}

function stateOf(index: number, current: number, count: number): 'before' | 'now' | 'after' {
  if (index === current) return 'now';
  return index === (current + count - 1) % count ? 'before' : 'after';
}

/** Announcements above the header, one at a time; renders nothing without notices. */
export function AnnouncementBar({ notices, onClose }: AnnouncementBarProps) {
  const intl = useIntl();
  const turning = useRotation(notices.length);
  if (notices.length === 0) return null;
  return (
    <section
      className={styles.bar}
      aria-label={intl.formatMessage(messages.label)}
      onPointerEnter={() => turning.hold(true)}
      onPointerLeave={() => turning.hold(false)}
      onFocus={() => turning.hold(true)}
      onBlur={() => turning.hold(false)}
    >
      <div className={`${page.page} ${styles.inside}`} data-band="dark">
        {notices.length > 1 && (
          <IconButton
            icon={turning.paused ? 'play' : 'pause'}
            label={intl.formatMessage(turning.paused ? messages.play : messages.pause)}
            onClick={turning.togglePause}
          />
        )}
        <ul className={styles.notices}>
          {notices.map((notice, index) => {
            const state = stateOf(index, turning.index, notices.length);
            return (
              <li
                key={`${index} ${notice.content}`}
                data-state={state}
                aria-hidden={state !== 'now' || undefined}
              >
                {notice.content}
              </li>
            );
          })}
        </ul>
        <IconButton icon="close" label={intl.formatMessage(messages.close)} onClick={onClose} />
      </div>
    </section>
  );
}
