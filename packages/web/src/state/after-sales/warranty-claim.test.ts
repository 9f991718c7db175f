// @vitest-environment node
import { expect, test } from 'vitest';
import { holding, losing } from '../../../testing/broken-answers.ts';
import { pictureFile } from '../../../testing/picture.ts';
import type { Fetch } from '../../../testing/test-environment.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { toastsAtom } from '../core/notices.ts';
import { logOut } from '../session/session.ts';
import { warrantiesAtom } from './warranties.ts';
import {
  beginClaim,
  changeClaimProblem,
  claimedWarrantyAtom,
  claimPictures,
  claimProblemAtom,
  claimSendingAtom,
  closeClaim,
  isClaimOpenAtom,
  sendClaim,
} from './warranty-claim.ts';

const picture = (name = 'wheel.png') => pictureFile(name);

async function openClaim(between: (server: Fetch) => Fetch = (server) => server) {
  const shop = openTestShop({ ...member, at: '/user/warranty', scenarios: 'auth.customer', between });
  const list = await shop.settled(warrantiesAtom);
  const items = list.status === 'ready' ? list.value.msg : [];
  const [active, other] = items.filter(({ state }) => state === 'active');
  if (active === undefined || other === undefined) throw new Error('Too few warranties run.');
  shop.store.set(beginClaim, active);
  return { ...shop, active, other };
}

test('[USER-07] [SUP-01] reports a defect once with its pictures and updates the list', async () => {
  const { store, countOf, active } = await openClaim();
  store.set(changeClaimProblem, ' The wheel slips. ');
  await store.set(claimPictures.choose, picture());
  expect(store.get(claimPictures.addressesAtom)).toHaveLength(1);
  await Promise.all([store.set(sendClaim), store.set(sendClaim)]);
  expect(countOf('/api/order/claimWarranty')).toBe(1);
  expect(store.get(claimSendingAtom)).toMatchObject({
    status: 'sent',
    claim: {
      ordersn: active.ordersn,
      number: expect.stringMatching(/^WC/),
      requestId: expect.stringMatching(/^AS/),
    },
  });
  expect(store.get(claimPictures.picturesAtom)).toEqual([]);
  await until(store, warrantiesAtom, (now) => {
    const items = now.status === 'ready' ? now.value.msg : [];
    const one = items.find(
      ({ ordersn, line_id }) => ordersn === active.ordersn && line_id === active.line_id,
    );
    return one?.state === 'claimed' && one.claim?.problem === 'The wheel slips.';
  });
});

test('[USER-07] a navigation closes the dialog, and going back does not reopen it', async () => {
  const { store } = await openClaim();
  expect(store.get(isClaimOpenAtom)).toBe(true);
  store.set(navigate, '/user/order/orders');
  expect(store.get(isClaimOpenAtom)).toBe(false);
  store.set(navigate, '/user/warranty');
  expect(store.get(isClaimOpenAtom)).toBe(false);
});

test('[USER-07] a failed picture upload is retried automatically, and a refusal preserves text and pictures', async () => {
  let attempts = 0;
  const { store, countOf } = await openClaim((server) => async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    if (request.url.endsWith('/goods/upload') && attempts++ === 0)
      throw new TypeError('the connection broke');
    if (request.url.endsWith('/claimWarranty')) throw new TypeError('the connection broke');
    return server(request);
  });
  store.set(changeClaimProblem, 'The wheel slips.');
  await store.set(claimPictures.choose, picture());
  const [first] = store.get(claimPictures.picturesAtom);
  expect(first?.upload).toMatchObject({ status: 'failed', problem: { kind: 'network' } });
  await store.set(claimPictures.sendAgain, first?.id ?? 0);
  await store.set(claimPictures.choose, picture('two.png'));
  await store.set(sendClaim);
  expect(store.get(claimSendingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(store.get(claimProblemAtom)).toBe('The wheel slips.');
  expect(store.get(claimPictures.addressesAtom)).toHaveLength(2);
  expect(countOf('/api/goods/upload')).toBe(3);
});

test('[USER-07] a closed dialog preserves the draft for its product only', async () => {
  const { store, active, other } = await openClaim();
  store.set(changeClaimProblem, 'The wheel slips.');
  await store.set(claimPictures.choose, picture());
  store.set(closeClaim);
  expect(store.get(isClaimOpenAtom)).toBe(false);
  store.set(beginClaim, active);
  expect(store.get(claimProblemAtom)).toBe('The wheel slips.');
  store.set(beginClaim, other);
  expect(store.get(claimProblemAtom)).toBe('');
  expect(store.get(claimPictures.picturesAtom)).toEqual([]);
});

test('[USER-07] accepts nine pictures; each can be replaced or removed', async () => {
  const { store } = await openClaim();
  for (let count = 0; count < 10; count += 1) await store.set(claimPictures.choose, picture());
  const pictures = store.get(claimPictures.picturesAtom);
  expect(pictures).toHaveLength(9);
  await store.set(claimPictures.choose, picture('other.png'), pictures[0]?.id);
  expect(store.get(claimPictures.picturesAtom)[0]?.upload).toMatchObject({ name: 'other.png' });
  store.set(claimPictures.remove, pictures[1]?.id ?? 0);
  expect(store.get(claimPictures.picturesAtom)).toHaveLength(8);
});

test('[USER-07] a draft survives a reload; a logout removes it', async () => {
  const { store, environment, active } = await openClaim();
  store.set(changeClaimProblem, 'The wheel slips.');
  await store.set(claimPictures.choose, picture());
  const sessionItems = {
    warranty_claim_draft: environment.sessionItems.get('warranty_claim_draft') ?? '',
    warranty_claim_pictures: environment.sessionItems.get('warranty_claim_pictures') ?? '',
  };
  const again = openTestShop({ ...member, at: '/user/warranty', sessionItems });
  again.store.set(beginClaim, active);
  expect(again.store.get(claimProblemAtom)).toBe('The wheel slips.');
  expect(again.store.get(claimPictures.addressesAtom)).toHaveLength(1);
  await store.set(logOut);
  expect(store.get(claimProblemAtom)).toBe('');
  expect(environment.sessionItems.get('warranty_claim_pictures')).toBeNull();
});

test('[USER-07] a late answer to a report after the logout changes nothing', async () => {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { store } = await openClaim((server) => async (input, init) => {
    const request = new Request(input, init);
    const response = await server(request);
    if (request.url.endsWith('/claimWarranty')) await gate;
    return response;
  });
  store.set(changeClaimProblem, 'The wheel slips.');
  await store.set(claimPictures.choose, picture());
  const sending = store.set(sendClaim);
  await store.set(logOut);
  answer();
  await sending;
  expect(store.get(claimSendingAtom)).toEqual({ status: 'idle' });
});

test('[USER-07] a pending report stays visible when the shopper reports another product', async () => {
  const hold = holding('/claimWarranty');
  const loss = losing('/claimWarranty', 'answer');
  const { store, active, other } = await openClaim((server) => loss(hold.between(server)));
  store.set(changeClaimProblem, 'The wheel slips.');
  const sending = store.set(sendClaim);
  store.set(closeClaim);
  store.set(beginClaim, other);
  expect(store.get(isClaimOpenAtom)).toBe(true);
  expect(store.get(claimedWarrantyAtom)).toEqual(active);
  hold.release();
  await sending;
  expect(store.get(claimSendingAtom)).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
  expect(store.get(claimProblemAtom)).toBe('The wheel slips.');
  expect(store.get(toastsAtom)).toEqual([]);
});

test.each(['/user/warranty', '/support/faq'])(
  '[USER-07] a report that fails behind a closed dialog shows a toast at %s',
  async (next) => {
    const hold = holding('/claimWarranty');
    const loss = losing('/claimWarranty', 'answer');
    const { store } = await openClaim((server) => loss(hold.between(server)));
    store.set(changeClaimProblem, 'The wheel slips.');
    const sending = store.set(sendClaim);
    if (next === '/user/warranty') store.set(closeClaim);
    else store.set(navigate, next);
    hold.release();
    await sending;
    expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: { id: 'networkFailed' } }]);
  },
);
