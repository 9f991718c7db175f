import type { PointKind } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Meter } from '../meter/meter.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { pointsSummaryMessages as messages, pointKindNames } from './points-summary.messages.ts';
import styles from './points-summary.module.css';

export interface PointCap {
  readonly kind: PointKind;
  /** Points earned this month. */
  readonly used: number;
  readonly maximum: number;
}

interface PointsSummaryProps {
  /** null while unknown. */
  readonly points: number | null;
  readonly caps: readonly PointCap[];
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** The balance, and the progress of monthly limits (spec §9). */
export function PointsSummary({ points, caps, links }: PointsSummaryProps) {
  const intl = useIntl();
  return (
    <section
      className={styles.summary}
      data-notch="l"
      data-band="dark"
      aria-label={intl.formatMessage(messages.label)}
    >
      <p className={styles.balance}>
        <Icon name="coins" size={32} />
        {points === null ? (
          <Skeleton variant="title" width="half" />
        ) : (
          <span data-text="h1">{intl.formatMessage(messages.points, { points })}</span>
        )}
      </p>
      {caps.map(({ kind, used, maximum }) => {
        const line = intl.formatMessage(messages.cap, {
          name: intl.formatMessage(pointKindNames[kind]),
          used,
          maximum,
        });
        return (
          <div key={kind} className={styles.cap}>
            <Meter value={used} max={maximum} tone="success" label={line} />
            <p data-text="small">
              {line}
              {used >= maximum && ` ${intl.formatMessage(messages.full)}`}
            </p>
          </div>
        );
      })}
      <p className={styles.links}>
        {links.map(({ href, label }) => (
          <Link key={href} variant="standalone" href={href}>
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}
