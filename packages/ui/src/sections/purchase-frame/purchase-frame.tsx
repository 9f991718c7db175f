import type { ReactNode } from 'react';
import type { CheckoutStep } from '../../components/checkout-steps/checkout-steps.tsx';
import { CheckoutSteps } from '../../components/checkout-steps/checkout-steps.tsx';
import styles from './purchase-frame.module.css';

interface PurchaseFrameProps {
  /** Null while there is nothing to buy: no steps then. */
  readonly step: CheckoutStep | null;
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of cart, checkout, payment, and result: the steps, the title, the content. */
export function PurchaseFrame({ step, title, note, children }: PurchaseFrameProps) {
  return (
    <div className={styles.page}>
      {step !== null && <CheckoutSteps step={step} />}
      <header className={styles.head}>
        <h1 data-text="h1" tabIndex={-1}>
          {title}
        </h1>
        {note !== undefined && <div data-muted>{note}</div>}
      </header>
      {children}
    </div>
  );
}

/** The content of the step, and the summary beside it. */
export function PurchaseColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
