import { expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import type { NewTab } from '../../environment.ts';
import { logOut } from '../session/session.ts';
import { tiktokAtom } from '../site/site.ts';
import { communityNavigationAtom } from './community.ts';
import { tiktokGoodsAtom } from './tiktok.ts';

type Options = Parameters<typeof openTestShop>[0];

const configuration = { communityAddress: 'https://community.example/' };

function openDoor(options: Options = {}) {
  const links: HTMLAnchorElement[] = [];
  const newTab = (): NewTab => {
    const tab = { opener: globalThis, document: document.implementation.createHTMLDocument() };
    tab.document.addEventListener('click', ({ target }) => {
      expect(tab.opener).toBeNull();
      if (target instanceof HTMLAnchorElement) links.push(target);
    });
    return tab;
  };
  const shop = openTestShop({ at: '/community', configuration, newTab, ...options });
  const door = shop.store.get(communityNavigationAtom);
  if (door === null) throw new Error('no way to the community');
  return { ...shop, door, links, addresses: () => links.map(({ href }) => href) };
}

test('[LAY-08] [R15] a guest’s link contains four letters and no token', () => {
  const { door, links, addresses } = openDoor();
  expect(door.hrefOf('/forum')).toBe('https://community.example/forum?abcd');
  expect(door.open('/detail/7')).toBe(true);
  expect(addresses()).toEqual(['https://community.example/detail/7?abcd']);
  expect(links[0]).toMatchObject({ rel: 'noreferrer', referrerPolicy: 'no-referrer' });
});

test('[LAY-08] [R14] a customer’s token is in the opened URL and in no link', () => {
  const { door, addresses, environment } = openDoor(member);
  const token = environment.token() ?? '';
  expect(door.hrefOf('/member')).not.toContain(token);
  door.open('/member');
  expect(addresses()).toEqual([`https://community.example/member?abcd&token=${encodeURIComponent(token)}`]);
  expect(door.freshHref('/member')).toBe(addresses()[0]);
});

test('[LAY-08] [R14] after a logout the next click sends no token', async () => {
  const { store, door, addresses } = openDoor(member);
  await store.set(logOut);
  door.open('/');
  expect(addresses()).toEqual(['https://community.example/?abcd']);
});

test('[LAY-08] [R18] a blocked tab shows an error', () => {
  const { store } = openTestShop({ configuration });
  expect(store.get(communityNavigationAtom)?.open('/forum')).toBe(false);
});

test('[R15] without a URL, there is no link to the community', () => {
  const { store } = openTestShop({ configuration: { communityAddress: null } });
  expect(store.get(communityNavigationAtom)).toBeNull();
});

test('[NAV-06] the TikTok entry appears only with a token from a login or from the contact', async () => {
  const without = openTestShop();
  await vi.waitFor(() => expect(without.store.get(tiktokAtom)).toBe('absent'));
  const loginShop = openTestShop({ cookies: 'tiktokToken=tt_1' });
  expect(loginShop.store.get(tiktokAtom)).toBe('present');
  const contactShop = openTestShop({ scenarios: 'auth.tiktok' });
  contactShop.store.sub(tiktokAtom, () => undefined);
  await vi.waitFor(() => expect(contactShop.store.get(tiktokAtom)).toBe('present'));
});

test('[NAV-06] without the token the products of the TikTok page are not requested', async () => {
  const { settled, countOf } = openTestShop({ at: '/tiktok' });
  expect(await settled(tiktokGoodsAtom)).toEqual({ status: 'ready', value: [] });
  expect(countOf('/api/goods/getGoodsByType')).toBe(0);
  const open = openTestShop({ at: '/tiktok', cookies: 'tiktokToken=tt_1' });
  const goods = await open.settled(tiktokGoodsAtom);
  expect(goods.status === 'ready' && goods.value.length).toBe(12);
});
