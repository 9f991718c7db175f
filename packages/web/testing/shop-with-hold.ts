import { expect, vi } from 'vitest';
import { profileAtom } from '../src/state/account/profile.ts';
import { giftStepAtom } from '../src/state/reviews/gift-steps.ts';
import { userAtom } from '../src/state/session/session.ts';
import { holding } from './broken-answers.ts';
import { member, openTestShop } from './test-shop.ts';

type TestShop = ReturnType<typeof openTestShop>;

/**
 * A logged-in customer's shop that holds the responses of a path back; `waitForCall` resolves once the server has
 * received the call.
 */
export function openWithHold(at: string, path: string, scenarios: string = member.scenarios) {
  const hold = holding(path);
  const shop = openTestShop({ ...member, at, scenarios, between: hold.between });
  const waitForCall = () => vi.waitFor(() => expect(shop.countOf(`/api${path}`)).toBe(1));
  return { shop, waitForCall, release: hold.release };
}

/** Waits until the gift page has loaded its customer. */
export async function openGift(shop: TestShop) {
  await Promise.all([shop.settled(profileAtom), shop.settled(userAtom), shop.settled(giftStepAtom)]);
}
