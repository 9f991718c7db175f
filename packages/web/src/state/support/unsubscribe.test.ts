// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { endEmails, refetchSubscription, restoreEmails, subscriptionAtom } from './unsubscribe.ts';

const at = '/unsubscribe?token=mail_offers_of_the_demonstration';
const scenarios = 'mail.offers';

test('[BEY-16] the page of the link unsubscribes a guest once, and undoes it', async () => {
  const shop = openTestShop({ at, scenarios });
  expect(await shop.settled(subscriptionAtom)).toMatchObject({
    status: 'ready',
    subscription: { kind: 'offers', subscribed: 1 },
    changed: false,
  });
  await Promise.all([shop.store.set(endEmails), shop.store.set(endEmails)]);
  expect(shop.countOf('/api/index/unsubscribe')).toBe(1);
  expect(shop.store.get(subscriptionAtom)).toMatchObject({
    subscription: { subscribed: 0 },
    changed: true,
    change: { status: 'idle' },
  });
  await shop.store.set(restoreEmails);
  expect(shop.store.get(subscriptionAtom)).toMatchObject({ subscription: { subscribed: 1 }, changed: true });
});

test('[BEY-16] the next visit of the link shows that it was used', async () => {
  const shop = openTestShop({ at, scenarios });
  await shop.settled(subscriptionAtom);
  await shop.store.set(endEmails);
  shop.store.set(navigate, '/');
  shop.store.set(navigate, at);
  expect(await shop.settled(subscriptionAtom)).toMatchObject({
    subscription: { subscribed: 0 },
    changed: false,
  });
});

test.each([
  ['/unsubscribe', null],
  ['/unsubscribe?token=', null],
  [`/unsubscribe?token=${'0'.repeat(201)}`, null],
  ['/unsubscribe?token=mail_0', 'This unsubscribe link isn’t valid. Use the link in a newer email.'],
])('[BEY-16] the damaged link %.30s is invalid', async (address, message) => {
  const shop = openTestShop({ at: address });
  expect(await shop.settled(subscriptionAtom)).toEqual({ status: 'invalid', message });
});

test('[BEY-16] a lost connection can be repeated, in the page and in the change', async () => {
  let isOnline = false;
  const shop = openTestShop({
    at,
    scenarios,
    between: (server) => (input, init) =>
      isOnline ? server(input, init) : Promise.reject(new TypeError('the connection broke')),
  });
  expect(await shop.settled(subscriptionAtom)).toMatchObject({ status: 'failed' });
  isOnline = true;
  shop.store.set(refetchSubscription);
  await shop.settled(subscriptionAtom);
  isOnline = false;
  await shop.store.set(endEmails);
  expect(shop.store.get(subscriptionAtom)).toMatchObject({
    subscription: { subscribed: 1 },
    change: { status: 'failed', failure: { kind: 'network' } },
  });
  isOnline = true;
  await shop.store.set(endEmails);
  expect(shop.store.get(subscriptionAtom)).toMatchObject({ subscription: { subscribed: 0 } });
});
