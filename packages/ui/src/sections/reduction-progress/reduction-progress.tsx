import type { FullReduction } from '@signal-shop/sdk/contract';
import type { ReductionTier } from '@signal-shop/sdk/rules/full-reduction';
import { reductionProgress, tiersOf } from '@signal-shop/sdk/rules/full-reduction';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Meter } from '../../components/meter/meter.tsx';
import { useMoney } from '../../components/price/use-money.ts';
import { reductionProgressMessages as messages } from './reduction-progress.messages.ts';
import styles from './reduction-progress.module.css';
import { TierScale } from './tier-scale.tsx';

interface ReductionProgressProps {
  readonly reduction: FullReduction;
}

type Money = ReturnType<typeof useMoney>;
type Standing = 'notEligible' | 'missing' | 'saved' | 'complete';

/** Whether the cart is eligible, and how far it is from the next discount. */
function standingOf({ begin, over, pay, poor }: FullReduction): Standing {
  if (pay <= 0) return 'notEligible';
  if (begin > 0 && (poor <= 0 || over <= begin)) return 'complete';
  return begin > 0 ? 'saved' : 'missing';
}

interface Said {
  readonly reduction: FullReduction;
  readonly standing: Standing;
  readonly tiers: readonly ReductionTier[];
}

function sentence({ reduction, standing, tiers }: Said, intl: IntlShape, money: Money): string {
  const reduce = money(reduction.reduce);
  const poor = money(reduction.poor);
  const nextTier = tiers.find(({ over }) => over > reduction.pay);
  const next = nextTier === undefined ? null : money(nextTier.save);
  switch (standing) {
    case 'notEligible':
      return intl.formatMessage(messages.notEligible);
    case 'missing':
      return next === null
        ? intl.formatMessage(messages.missing, { poor })
        : intl.formatMessage(messages.missingNext, { poor, next });
    case 'saved':
      return next === null
        ? intl.formatMessage(messages.saved, { reduce, poor })
        : intl.formatMessage(messages.savedNext, { reduce, poor, next });
    case 'complete':
      return intl.formatMessage(messages.complete, { reduce });
  }
}

/** The saving, the missing amount to the next step, and all steps on a scale. */
export function ReductionProgress({ reduction }: ReductionProgressProps) {
  const intl = useIntl();
  const money = useMoney();
  const standing = standingOf(reduction);
  const tiers = tiersOf(reduction);
  const label = intl.formatMessage(messages.label);
  return (
    <div className={styles.progress} data-standing={standing}>
      <p className={styles.words}>{sentence({ reduction, standing, tiers }, intl, money)}</p>
      {standing !== 'notEligible' &&
        (tiers.length > 0 ? (
          <TierScale label={label} pay={reduction.pay} tiers={tiers} />
        ) : (
          <Meter value={reductionProgress(reduction) * 100} label={label} />
        ))}
    </div>
  );
}
