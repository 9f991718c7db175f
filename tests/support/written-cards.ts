import type { TestCardLabel } from '@signal-shop/sdk/rules/test-cards';
import { testCards } from '@signal-shop/sdk/rules/test-cards';

/** The number of a test card as a person types it: groups of four digits. */
export function cardNumber(label: TestCardLabel): string {
  const { number } = testCards.find((card) => card.label === label) ?? testCards[0];
  return number.replaceAll(/\d{4}(?=\d)/g, '$& ');
}

/** The fields of the card form, each by its label. */
export function writtenCard(number: string) {
  return {
    'Card number': number,
    'Expiration date': '04 / 29',
    'Security code': '123',
    'Name on card': 'Ada Byte',
  } as const;
}
