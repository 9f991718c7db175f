import type { PointRule } from '@signal-shop/sdk/contract';
import { useIntl } from 'react-intl';
import { Badge } from '../badge/badge.tsx';
import { Meter } from '../meter/meter.tsx';
import { PointsPrice } from '../price/points-price.tsx';
import { earnPointsRowMessages as words } from './earn-points-row.messages.ts';
import styles from './earn-points-row.module.css';

export interface EarnPointsRowProps {
  readonly rule: PointRule;
  /** What the customer has earned this way in this month; null for visitors, and for ways without a limit. */
  readonly used: number | null;
}

/** One way to earn points, and how much of it is left. */
export function EarnPointsRow({ rule, used }: EarnPointsRowProps) {
  const intl = useIntl();
  const maximum = rule.monthly_maximum;
  const isFull = maximum !== null && used !== null && used >= maximum;
  return (
    <article className={styles.row} data-notch="l">
      <div className={styles.words}>
        <h3 data-text="h4">{rule.name}</h3>
        <p data-muted>{rule.desc}</p>
        {maximum !== null && <Limit maximum={maximum} used={used} />}
      </div>
      <div className={styles.points}>
        {rule.points === null ? (
          <strong>{intl.formatMessage(words.amount)}</strong>
        ) : (
          <PointsPrice points={rule.points} />
        )}
        {isFull && (
          <Badge tone="success" icon="check">
            {intl.formatMessage(words.reached)}
          </Badge>
        )}
      </div>
    </article>
  );
}

function Limit({ maximum, used }: { readonly maximum: number; readonly used: number | null }) {
  const intl = useIntl();
  if (used === null) {
    return <p data-text="small">{intl.formatMessage(words.cap, { points: maximum })}</p>;
  }
  const line = intl.formatMessage(words.used, { used, maximum });
  return (
    <div className={styles.limit}>
      <Meter value={used} max={maximum} tone="success" label={line} />
      <p data-text="small">{line}</p>
    </div>
  );
}
