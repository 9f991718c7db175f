import type { FullReduction } from '@signal-shop/sdk/contract';
import { reductionProgress } from '@signal-shop/sdk/rules/full-reduction';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { useLocale } from '../../intl/use-locale.ts';
import { Icon } from '../icon/icon.tsx';
import { Meter } from '../meter/meter.tsx';
import { reductionProgressMessages as messages } from './reduction-progress.messages.ts';
import styles from './reduction-progress.module.css';

interface ReductionProgressProps {
  readonly reduction: FullReduction;
}

type Locale = ReturnType<typeof useLocale>;
type Standing = 'notEligible' | 'missing' | 'saved' | 'complete';

/** Whether the cart is eligible, and how far it is from the next discount. */
function standingOf({ begin, over, pay, poor }: FullReduction): Standing {
  if (pay <= 0) return 'notEligible';
  if (begin > 0 && (poor <= 0 || over <= begin)) return 'complete';
  return begin > 0 ? 'saved' : 'missing';
}

function sentence(reduction: FullReduction, standing: Standing, intl: IntlShape, locale: Locale): string {
  const reduce = formatMoney(reduction.reduce, locale);
  const poor = formatMoney(reduction.poor, locale);
  switch (standing) {
    case 'notEligible':
      return intl.formatMessage(messages.notEligible);
    case 'missing':
      return intl.formatMessage(messages.missing, { poor });
    case 'saved':
      return intl.formatMessage(messages.saved, { reduce, poor });
    case 'complete':
      return intl.formatMessage(messages.complete, { reduce });
  }
}

/** Progress of the cart toward the next full reduction. */
export function ReductionProgress({ reduction }: ReductionProgressProps) {
  const intl = useIntl();
  const locale = useLocale();
  const standing = standingOf(reduction);
  return (
    <div className={styles.progress} data-standing={standing}>
      <p className={styles.words}>
        <Icon name={standing === 'complete' ? 'success' : 'sale'} />
        <span>{sentence(reduction, standing, intl, locale)}</span>
      </p>
      {standing !== 'notEligible' && (
        <>
          <Meter
            value={reductionProgress(reduction) * 100}
            tone={standing === 'complete' ? 'success' : 'deal'}
            label={intl.formatMessage(messages.label)}
          />
          <p className={styles.ends} aria-hidden="true">
            <span>{formatMoney(reduction.pay, locale)}</span>
            <span>{formatMoney(reduction.over, locale)}</span>
          </p>
        </>
      )}
    </div>
  );
}
