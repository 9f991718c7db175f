import { testCardOf } from '@signal-shop/sdk/rules/test-cards';
import type { Customer, SavedCard } from '../state/account.ts';
import type { World } from '../state/world.ts';

/** The start of the simulated provider's ids, which no token of a test card has. */
const idStart = 'card_';
/** A token without an expiry date, as programs send it, is for a card that pays this long. */
const yearsWithoutExpiry = 3;

/** A customer's saved cards, newest first. */
export function savedCardsOf({ savedCards = [] }: Customer): readonly SavedCard[] {
  return savedCards;
}

/** Whether the month of the expiry date has passed. */
export function isExpired(world: World, { expiryMonth, expiryYear }: SavedCard): boolean {
  // Date counts months from 0, so this is the first moment of the next month.
  return world.clock.now() >= Date.UTC(expiryYear, expiryMonth);
}

/**
 * The token of the test card that is charged. The id of a card that the customer cannot pay with (expired, removed,
 * another customer's) stays as it is: `isSavedCardId`.
 */
export function chargedToken(world: World, customer: Customer, payment: string): string {
  const card = savedCardsOf(customer).find(({ id }) => id === payment);
  return card === undefined || isExpired(world, card) ? payment : card.token;
}

/** Whether a charge has the id of a card that cannot pay. */
export function isSavedCardId(paymentToken: string): boolean {
  return paymentToken.startsWith(idStart);
}

/**
 * Keeps a charged card for a customer. The same card again replaces the earlier one, so that its new expiry date counts.
 * A wallet is not saved: the payment has succeeded, so nothing may be refused.
 */
export function keepCard(world: World, customerId: number, paymentToken: string): void {
  const customer = world.state.customers.get(customerId);
  const card = testCardOf(paymentToken);
  if (customer === undefined || card === null) return;
  const known = savedCardsOf(customer).find(({ number }) => number === card.number);
  const others = savedCardsOf(customer).filter(({ number }) => number !== card.number);
  const year = new Date(world.clock.now()).getUTCFullYear() + yearsWithoutExpiry;
  const expiry = card.expiry ?? { month: 12, year };
  const savedCard: SavedCard = {
    // A page that is open in another tab still pays with it.
    id: known?.id ?? `${idStart}${world.draw('saved card', 24)}`,
    token: paymentToken,
    number: card.number,
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
  };
  customer.savedCards = [savedCard, ...others];
}

/** Forgets a card; one that the customer does not have is ignored. */
export function deleteSavedCard(customer: Customer, cardId: string): void {
  customer.savedCards = savedCardsOf(customer).filter(({ id }) => id !== cardId);
}
