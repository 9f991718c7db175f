import { useIntl } from 'react-intl';
import { useDay, useMoment } from '../../intl/use-day.ts';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Icon } from '../icon/icon.tsx';
import { pointEntryRowMessages as messages } from './point-entry-row.messages.ts';
import styles from './point-entry-row.module.css';

interface PointEntryRowProps {
  readonly id: number;
  /** Unix seconds. */
  readonly time: number;
  /** The reason for the change. */
  readonly name: string;
  /** Negative for spent points. */
  readonly change: number;
  /** The balance after the change. */
  readonly balance: number;
  /** Starts expanded. */
  readonly open?: boolean;
}

/** A change of the points balance; expanded: its exact time and the balance before and after. */
export function PointEntryRow({ id, time, name, change, balance, open = false }: PointEntryRowProps) {
  const intl = useIntl();
  const day = useDay();
  const moment = useMoment();
  return (
    <details className={styles.row} open={open}>
      <summary className={styles.line}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <time className={styles.day} dateTime={new Date(time * 1_000).toISOString()}>
            {day(time)}
          </time>
        </span>
        <span className={styles.change} data-sign={change < 0 ? 'spent' : 'earned'}>
          {/* Some locales use a hyphen, which is narrower than the plus sign above it. */}
          {intl.formatNumber(change, { signDisplay: 'always' }).replace('-', '−')}
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.detail}>
        <DescriptionList
          items={[
            {
              name: intl.formatMessage(messages.when),
              value: moment(time),
            },
            { name: intl.formatMessage(messages.before), value: intl.formatNumber(balance - change) },
            { name: intl.formatMessage(messages.after), value: intl.formatNumber(balance) },
            { name: intl.formatMessage(messages.number), value: String(id) },
          ]}
        />
      </div>
    </details>
  );
}
