import type { SavedCard } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { savedCardsMessages as messages } from './saved-cards.messages.ts';

/** Brand and last digits of a card. A screen reader would read the dots out, so it gets words instead. */
export function SavedCardName({ card }: { readonly card: SavedCard }) {
  const intl = useIntl();
  return (
    <>
      <span aria-hidden="true" dir="ltr">{`${card.brand} •••• ${card.last_four}`}</span>
      <VisuallyHidden>{spokenName(card, intl)}</VisuallyHidden>
    </>
  );
}

/** Such as "Visa ending in 4242". */
export function spokenName({ brand, last_four: digits }: SavedCard, intl: IntlShape): string {
  return intl.formatMessage(messages.ending, { brand, digits });
}

/** Such as "Expires 12/28": month and year as they are printed on the card, in every language. */
export function expiryText(card: SavedCard, intl: IntlShape): string {
  const { expiry_month: month, expiry_year: year } = card;
  const date = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
  return intl.formatMessage(isExpired(card) ? messages.expired : messages.expires, { date });
}

export function isExpired({ is_expired }: SavedCard): boolean {
  return is_expired === Flag.yes;
}
