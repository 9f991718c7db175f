import { useIntl } from 'react-intl';
import { Icon } from '../../../components/icon/icon.tsx';
import type { GiftStep } from '../../../forms/gift-registration-form/gift-registration-form.states.ts';
import type { Sentence } from '../../../intl/messages.ts';
import { giftRegistrationMessages as messages } from './gift-registration.messages.ts';
import styles from './gift-steps.module.css';

const names = {
  order: messages.stepOrder,
  review: messages.stepReview,
  prize: messages.stepPrize,
  address: messages.stepAddress,
} as const satisfies Record<Exclude<GiftStep['step'], 'sent'>, Sentence>;

const steps = ['order', 'review', 'prize', 'address'] as const;

/** Progress of the registration; a product registration has no review step. */
export function GiftSteps({ state }: { readonly state: GiftStep }) {
  const intl = useIntl();
  const hasReview = 'draft' in state && state.draft.kind === 'review';
  const visibleSteps = steps.filter((step) => step !== 'review' || hasReview);
  const current = state.step === 'sent' ? visibleSteps.length : visibleSteps.indexOf(state.step);
  return (
    <ol className={styles.steps} aria-label={intl.formatMessage(messages.steps)}>
      {visibleSteps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Icon name="check" size={16} /> : intl.formatNumber(index + 1)}
          </span>
          {intl.formatMessage(names[step])}
        </li>
      ))}
    </ol>
  );
}
