import { useIntl } from 'react-intl';
import { Price } from '../price/price.tsx';
import { useMoney } from '../price/use-money.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { priceSummaryMessages as messages } from './price-summary.messages.ts';
import styles from './price-summary.module.css';

/** Amounts in major units. A `saving` is positive here and rendered with a minus sign. */
export type SummaryValue =
  | { readonly kind: 'money'; readonly amount: number }
  | { readonly kind: 'saving'; readonly amount: number }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'unknown'; readonly words: string };

export interface SummaryRow {
  readonly key: string;
  readonly label: string;
  readonly value: SummaryValue;
}

/** `points` if the order is paid in points only. */
export type SummaryTotal =
  | { readonly label: string; readonly amount: number }
  | { readonly label: string; readonly points: number };

interface PriceSummaryProps {
  readonly rows: readonly SummaryRow[];
  /** null while the total is unknown. */
  readonly total: SummaryTotal | null;
}

/** The price, line by line, and the total. */
export function PriceSummary({ rows, total }: PriceSummaryProps) {
  const money = useMoney();
  return (
    <dl className={styles.summary}>
      {rows.map((row) => (
        <div key={row.key} className={styles.row} data-kind={row.value.kind}>
          <dt>{row.label}</dt>
          <dd className={styles.value}>
            <Value value={row.value} />
          </dd>
        </div>
      ))}
      {total !== null && (
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd data-text="price">
            {'points' in total ? <Price kind="points" points={total.points} /> : money(total.amount)}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Value({ value }: { readonly value: SummaryValue }) {
  const intl = useIntl();
  const money = useMoney();
  switch (value.kind) {
    case 'money':
      return money(value.amount);
    case 'saving':
      return `−${money(value.amount)}`;
    case 'points':
      return <Price kind="points" points={value.points} size="s" />;
    case 'free':
      return intl.formatMessage(messages.free);
    case 'pending':
      return (
        <>
          <Spinner size="s" decorative />
          <VisuallyHidden>{intl.formatMessage(messages.pending)}</VisuallyHidden>
        </>
      );
    case 'unknown':
      return value.words;
  }
}
