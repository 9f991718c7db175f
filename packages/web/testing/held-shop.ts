import { expect, vi } from 'vitest';
import { profileAtom } from '../src/state/account/profile.ts';
import { giftPlaceStepAtom } from '../src/state/reviews/gift.ts';
import { userAtom } from '../src/state/session/session.ts';
import { holding } from './broken-answers.ts';
import { member, openTestShop } from './test-shop.ts';

type TestShop = ReturnType<typeof openTestShop>;

/**
 * A logged-in customer's shop that holds the responses of a path back; `asked` resolves once the server has
 * received the call.
 */
export function openHeld(at: string, path: string, scenarios: string = member.scenarios) {
  const hold = holding(path);
  const shop = openTestShop({ ...member, at, scenarios, between: hold.between });
  const asked = () => vi.waitFor(() => expect(shop.countOf(`/api${path}`)).toBe(1));
  return { shop, asked, letGo: hold.letGo };
}

/** Waits until the gift page has loaded its customer. */
export async function openGift(shop: TestShop) {
  await Promise.all([shop.settled(profileAtom), shop.settled(userAtom), shop.settled(giftPlaceStepAtom)]);
}
