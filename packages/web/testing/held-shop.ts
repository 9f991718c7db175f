import { expect, vi } from 'vitest';
import { profileAtom } from '../src/state/account/profile.ts';
import { giftPlaceStepAtom } from '../src/state/reviews/gift.ts';
import { userAtom } from '../src/state/session/session.ts';
import { holding } from './broken-answers.ts';
import { member, openTestShop } from './test-shop.ts';

type TestShop = ReturnType<typeof openTestShop>;

/** A customer's shop that waits with what it answers to this address; `asked` resolves once it has heard it. */
export function openHeld(at: string, path: string, scenarios: string = member.scenarios) {
  const held = holding(path);
  const shop = openTestShop({ ...member, at, scenarios, between: held.between });
  const asked = () => vi.waitFor(() => expect(shop.countOf(`/api${path}`)).toBe(1));
  return { shop, asked, letGo: held.letGo };
}

/** Waits until the page of gifts knows who is here. */
export async function openGift(shop: TestShop) {
  await Promise.all([shop.settled(profileAtom), shop.settled(userAtom), shop.settled(giftPlaceStepAtom)]);
}
