// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import {
  cardRemovalAtom,
  closeCardRemoval,
  promptCardRemoval,
  removeSavedCard,
  savedCardsAtom,
} from './saved-cards.ts';

async function openCards(options: Parameters<typeof openTestShop>[0] = {}) {
  const scenarios = 'auth.customer,pay.saved-cards';
  const shop = openTestShop({ ...member, scenarios, at: '/user/address', ...options });
  await shop.settled(savedCardsAtom);
  const cards = () => {
    const state = shop.store.get(savedCardsAtom);
    return state.status === 'ready' ? state.value : [];
  };
  return { ...shop, cards, digits: () => cards().map(({ last_four }) => last_four) };
}

test('[BEY-60] a card is removed after a question', async () => {
  const shop = await openCards();
  expect(shop.digits()).toEqual(['4242', '0002', '9995']);
  const id = shop.cards()[1]?.id ?? '';
  shop.store.set(promptCardRemoval, id);
  expect(shop.store.get(cardRemovalAtom)).toEqual({ status: 'asking', id });
  shop.store.set(closeCardRemoval);
  await shop.store.set(removeSavedCard);
  expect(shop.digits()).toEqual(['4242', '0002', '9995']);
  shop.store.set(promptCardRemoval, id);
  const removing = shop.store.set(removeSavedCard);
  expect(shop.store.get(cardRemovalAtom)).toEqual({ status: 'pending', id });
  await removing;
  expect(shop.store.get(cardRemovalAtom)).toEqual({ status: 'none' });
  await vi.waitFor(() => expect(shop.digits()).toEqual(['4242', '9995']));
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: { kind: 'server' } }]);
});

test('[BEY-60] a removal whose answer was lost shows in the list after the question', async () => {
  const shop = await openCards({ between: losing('/deleteCard', 'answer') });
  shop.store.set(promptCardRemoval, shop.cards()[0]?.id ?? '');
  await shop.store.set(removeSavedCard);
  shop.store.set(closeCardRemoval);
  await vi.waitFor(() => expect(shop.digits()).toEqual(['0002', '9995']));
});

test('[BEY-60] leaving the page closes the question', async () => {
  const shop = await openCards();
  shop.store.set(promptCardRemoval, shop.cards()[0]?.id ?? '');
  shop.store.set(navigate, '/user/order/orders');
  shop.store.set(navigate, '/user/address');
  expect(shop.store.get(cardRemovalAtom)).toEqual({ status: 'none' });
});

test('[BEY-60] a failed removal stays in the question, and the next try removes the card', async () => {
  const shop = await openCards({ between: losing('/deleteCard', 'answer') });
  shop.store.set(promptCardRemoval, shop.cards()[0]?.id ?? '');
  await shop.store.set(removeSavedCard);
  expect(shop.store.get(cardRemovalAtom)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(shop.digits()).toEqual(['4242', '0002', '9995']);
  await shop.store.set(removeSavedCard);
  await vi.waitFor(() => expect(shop.digits()).toEqual(['0002', '9995']));
});
