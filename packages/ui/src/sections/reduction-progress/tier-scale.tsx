import type { ReductionTier } from '@signal-shop/sdk/rules/full-reduction';
import { Meter } from '../../components/meter/meter.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import styles from './reduction-progress.module.css';

interface TierScaleProps {
  /** Name of the meter. */
  readonly label: string;
  /** The amount that counts. */
  readonly pay: number;
  readonly tiers: readonly ReductionTier[];
}

/**
 * The tiers as a ruler. All steps are equally wide, because the first two would overlap on a true
 * scale. The meter has the value, the sentence above has it in words.
 */
export function TierScale({ label, pay, tiers }: TierScaleProps) {
  const money = useMoney();
  const reached = tiers.filter(({ over }) => over <= pay).length;
  return (
    <div className={styles.scale}>
      <Meter
        label={label}
        value={share(pay, tiers) * 100}
        tone={reached === tiers.length ? 'success' : 'deal'}
      />
      <ol className={styles.tiers} aria-hidden="true">
        {tiers.map(({ over }, index) => (
          <li
            key={over}
            className={styles.tier}
            data-reached={index < reached || undefined}
            data-next={index === reached || undefined}
          >
            <span className={styles.tick}>{withoutZeroCents(money(over))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The part of the ruler that is filled, 0 to 1. */
function share(pay: number, tiers: readonly ReductionTier[]): number {
  const reached = tiers.filter(({ over }) => over <= pay).length;
  const next = tiers[reached];
  if (next === undefined) return 1;
  const begin = tiers[reached - 1]?.over ?? 0;
  return (reached + (pay - begin) / (next.over - begin)) / tiers.length;
}

/** "$30.00" → "$30": the tiers are whole amounts, and seven labels share a narrow line. */
function withoutZeroCents(money: string): string {
  return money.replace(/[.,]00(?!\d)/u, '');
}
