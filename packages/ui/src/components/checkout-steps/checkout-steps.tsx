import { useIntl } from 'react-intl';
import { useLinks } from '../../link/link-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { checkoutStepsMessages as messages } from './checkout-steps.messages.ts';
import styles from './checkout-steps.module.css';

const steps = ['cart', 'shipping', 'payment'] as const;

/** `done` after the payment. */
export type CheckoutStep = (typeof steps)[number] | 'done';

/** The three steps of a purchase, and which one this page is. */
export function CheckoutSteps({ step }: { readonly step: CheckoutStep }) {
  const intl = useIntl();
  const current = step === 'done' ? steps.length : steps.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={intl.formatMessage(messages.label)}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={styles.step}
          data-standing={standingOf(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={styles.name}>
            {name === 'cart' && step === 'shipping' ? <CartLink /> : intl.formatMessage(messages[name])}
            {index < current && <VisuallyHidden> {intl.formatMessage(messages.done)}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function standingOf(index: number, current: number): 'done' | 'current' | 'next' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'next';
}

/** The cart can change until the order is placed, so the second step links back to it. */
function CartLink() {
  const intl = useIntl();
  const { Anchor, hrefs } = useLinks();
  return (
    <Anchor className={styles.link} href={hrefs.cart}>
      {intl.formatMessage(messages.cart)}
    </Anchor>
  );
}
