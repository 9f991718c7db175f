import { formatMoney } from '@signal-shop/sdk/rules/price';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { useLocale } from '../../intl/use-locale.ts';
import { tagMessages } from './tag.messages.ts';
import styles from './tag.module.css';

export type TagContent =
  | { readonly kind: 'new' | 'free' | 'points' | 'flash' | 'deal' | 'soldOut' }
  /** Integer percent, already rounded. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Major units. */
  | { readonly kind: 'amount'; readonly amount: number };

type Locale = ReturnType<typeof useLocale>;

function words(tag: TagContent, intl: IntlShape, locale: Locale): string {
  switch (tag.kind) {
    case 'percent':
      return intl.formatMessage(tagMessages.percent, { percent: tag.percent });
    case 'amount':
      return intl.formatMessage(tagMessages.amount, { amount: formatMoney(tag.amount, locale) });
    default:
      return intl.formatMessage(tagMessages[tag.kind]);
  }
}

/** A short label after a colored mark; at most one per picture. */
export function Tag({ tag }: { readonly tag: TagContent }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <span className={styles.tag} data-kind={tag.kind}>
      {words(tag, intl, locale)}
    </span>
  );
}
