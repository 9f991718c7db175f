import type { CardBrand } from './card.ts';
import styles from './card-mark.module.css';

const names = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  unionPay: 'UnionPay',
} as const satisfies Record<CardBrand, string>;

const shortNames: Partial<Record<CardBrand, string>> = { amex: 'Amex' };

/** The brand of the card that is being typed; empty while unknown. Names of brands are the same in all languages. */
export function CardMark({ brand }: { readonly brand: CardBrand | null }) {
  if (brand === null) return null;
  return (
    <span className={styles.mark} data-brand={brand} role="img" aria-label={names[brand]}>
      {brand === 'mastercard' && (
        <svg viewBox="0 0 28 18" aria-hidden="true" focusable="false">
          <circle className={styles.left} cx="10" cy="9" r="8" />
          <circle className={styles.right} cx="18" cy="9" r="8" />
        </svg>
      )}
      <span aria-hidden="true">{shortNames[brand] ?? names[brand]}</span>
    </span>
  );
}
