import type { SavedCard } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { deleteSavedCard, isExpired, savedCardsOf } from '../../world/checkout/saved-cards.ts';
import type { Customer } from '../../world/state/account.ts';
import type { World } from '../../world/state/world.ts';
import { forMembers } from '../dispatch/call.ts';
import { toFlag } from '../views/goods-views.ts';

/** Handlers of a customer's saved cards. */
export const savedCardOperations = {
  listSavedCards: forMembers('listSavedCards', ({ world, customer }) => ({
    msg: toSavedCards(world, customer),
  })),

  deleteSavedCard: forMembers('deleteSavedCard', ({ locale, customer }, { id }) => {
    deleteSavedCard(customer, id);
    return { msg: messagesOf(locale).confirmations.cardRemoved };
  }),
};

export function toSavedCards(world: World, customer: Customer): SavedCard[] {
  return savedCardsOf(customer).map((card) => ({
    id: card.id,
    // All numbers of the test provider begin like those of Visa.
    brand: 'Visa',
    last_four: card.number.slice(-4),
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    is_expired: toFlag(isExpired(world, card)),
  }));
}
