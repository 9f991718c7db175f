import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../components/icon/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { purchaseSummaryMessages as messages } from './purchase-summary.messages.ts';
import styles from './purchase-summary.module.css';

interface PurchaseSummaryProps {
  /**
   * `collapsed` hides the amounts on phones until the line of the total is pressed; `inline` shows everything before
   * the button, as the law requires of the page that places an order; `flow` is a panel like any other, once the
   * order is placed.
   */
  readonly phoneLayout: 'collapsed' | 'inline' | 'flow';
  /** The total in the line of phones, with its label; null while unknown. */
  readonly total: { readonly label: string; readonly value: ReactNode } | null;
  readonly children: ReactNode;
  /** Always visible below the amounts: the call to action, and why it cannot continue. */
  readonly action?: ReactNode;
  /** Below the call to action, on wide screens beside the list only. */
  readonly note?: ReactNode;
}

/**
 * The amounts of a purchase and the call to action, in the same place on each of its pages: beside the content, or
 * on phones at the bottom.
 */
export function PurchaseSummary({ phoneLayout, total, children, action, note }: PurchaseSummaryProps) {
  const intl = useIntl();
  const titleId = useId();
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const title = intl.formatMessage(messages.title);
  return (
    <section
      className={styles.summary}
      data-phone-layout={phoneLayout}
      data-open={isOpen || undefined}
      data-notch="l"
      aria-labelledby={titleId}
    >
      <h2 className={styles.title} id={titleId} data-text="h3">
        {title}
      </h2>
      {phoneLayout === 'collapsed' && (
        <button
          className={styles.fold}
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="up" />
          {total === null ? (
            <span>{title}</span>
          ) : (
            <>
              <VisuallyHidden>{title}: </VisuallyHidden>
              <span>{total.label}</span>
              <span className={styles.value}>{total.value}</span>
            </>
          )}
        </button>
      )}
      <div className={styles.content} id={contentId}>
        {children}
      </div>
      {action !== undefined && (
        <div className={styles.action}>
          {phoneLayout === 'inline' && total !== null && (
            <p className={styles.total}>
              <span>{total.label}</span>
              <span className={styles.value}>{total.value}</span>
            </p>
          )}
          {action}
        </div>
      )}
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </section>
  );
}
