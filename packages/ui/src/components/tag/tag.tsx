import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { useMoney } from '../price/use-money.ts';
import { tagMessages } from './tag.messages.ts';
import styles from './tag.module.css';

export type TagContent =
  | { readonly kind: 'new' | 'free' | 'points' | 'flash' | 'deal' | 'soldOut' }
  /** Integer percent, already rounded. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Major units. */
  | { readonly kind: 'amount'; readonly amount: number };

type Money = ReturnType<typeof useMoney>;

function words(tag: TagContent, intl: IntlShape, money: Money): string {
  switch (tag.kind) {
    case 'percent':
      return intl.formatMessage(tagMessages.percent, { percent: tag.percent });
    case 'amount':
      return intl.formatMessage(tagMessages.amount, { amount: money(tag.amount) });
    default:
      return intl.formatMessage(tagMessages[tag.kind]);
  }
}

/** A short label after a colored mark; at most one per picture. */
export function Tag({ tag }: { readonly tag: TagContent }) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <span className={styles.tag} data-kind={tag.kind}>
      {words(tag, intl, money)}
    </span>
  );
}
