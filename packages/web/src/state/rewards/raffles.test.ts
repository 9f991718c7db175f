// @vitest-environment node
import { Flag } from '@signal-shop/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { drawTicket, raffleDrawAtom, rafflesAtom } from './raffles.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const at = '/activity/raffles';

async function openRaffle(shop: ReturnType<typeof openTestShop>): Promise<number> {
  const raffles = await shop.settled(rafflesAtom);
  if (raffles.status !== 'ready') throw new Error(`The raffles are ${raffles.status}.`);
  return raffles.value.find(({ state }) => state === 'open')?.id ?? 0;
}

test('[USER-07] [BEY-74] a customer draws one ticket, and the raffle then says so', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,raffle.gift', at });
  const id = await openRaffle(shop);
  await Promise.all([shop.store.set(drawTicket, id), shop.store.set(drawTicket, id)]);
  expect(shop.countOf('/api/rate/drawRaffle')).toBe(1);
  expect(shop.store.get(raffleDrawAtom)).toMatchObject({ status: 'won', raffleId: id });
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.store.get(rafflesAtom)).toMatchObject({
    value: expect.arrayContaining([expect.objectContaining({ id, drawn: Flag.yes })]),
  });
});

test('[USER-07] [BEY-74] a raffle that has closed meanwhile says so', async () => {
  const shop = openTestShop({ ...member, at });
  const id = await openRaffle(shop);
  shop.world.clock.advance(30 * 86_400_000);
  await shop.store.set(drawTicket, id);
  expect(shop.store.get(raffleDrawAtom)).toMatchObject({ status: 'failed', raffleId: id });
});

test('[USER-07] [BEY-74] a guest is sent to the login page', async () => {
  const shop = openTestShop({ at });
  const id = await openRaffle(shop);
  await shop.store.set(drawTicket, id);
  expect(toastIds(shop)).toEqual(['notLoggedIn']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe(`/login/login?redirect=${encodeURIComponent(at)}`);
});
