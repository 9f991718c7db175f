import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { timelineMessages } from './timeline.messages.ts';
import styles from './timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  readonly title: string;
  /** A formatted time. */
  readonly time?: string;
  readonly note?: string;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
}

interface TimelineProps {
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
  /** Replaces the list if there are no entries. */
  readonly empty?: string;
}

const icons = { done: 'check', current: 'dots', ahead: 'clock', failed: 'close' } as const satisfies Record<
  TimelineEntry['state'],
  IconName
>;

/** A chronological list of events. */
export function Timeline({ label, entries, empty = '' }: TimelineProps) {
  const intl = useIntl();
  if (entries.length === 0) return empty === '' ? null : <p data-muted>{empty}</p>;
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map((entry) => (
        <li
          key={entry.key}
          className={styles.entry}
          data-state={entry.state}
          aria-current={entry.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={icons[entry.state]} size={16} />
          </span>
          <div>
            <p className={styles.title}>
              <VisuallyHidden>{intl.formatMessage(timelineMessages[entry.state])} </VisuallyHidden>
              {entry.title}
            </p>
            {entry.time !== undefined && <p className={styles.time}>{entry.time}</p>}
            {entry.note !== undefined && entry.note !== '' && <p className={styles.note}>{entry.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
