// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../../../testing/test-environment.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { aboutUsAtom } from './about-us.ts';
import {
  changeContact,
  contactDraftAtom,
  contactFormAtom,
  contactsAtom,
  sendContact,
  writeAnother,
} from './contact.ts';

const path = '/about/contactUs';
const call = '/api/term/message';
const letter = { name: 'Ada Brennan', email: 'ada@example.com', message: 'Silent on the left.' };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

test('[NAV-08] the pages about the shop open with the company page', async () => {
  const shop = openTestShop({ at: '/about' });
  expect(shop.address()).toBe('/about/aboutUs');
  expect(await shop.settled(aboutUsAtom)).toMatchObject({ status: 'ready', value: { title: 'about-us' } });
  for (const place of ['contactUs', 'brand']) {
    shop.store.set(navigate, `/about/${place}`);
    expect(shop.address()).toBe(`/about/${place}`);
  }
});

test('[SUP-02] a message gets a reference and a deadline once, and the form is empty again', async () => {
  const shop = openTestShop({ at: path });
  shop.store.set(changeContact, { ...letter, email: ' ada@example.com ' });
  await Promise.all([shop.store.set(sendContact), shop.store.set(sendContact)]);
  expect(shop.countOf(call)).toBe(1);
  expect(shop.store.get(contactFormAtom)).toMatchObject({
    status: 'sent',
    reference: expect.stringMatching(/^MSG-[0-9A-F]{8}$/),
  });
  expect(shop.store.get(contactDraftAtom)).toEqual({ name: '', email: '', message: '' });
  expect(shop.environment.sessionItems.get('contact_draft')).toBeNull();
  shop.store.set(writeAnother);
  expect(shop.store.get(contactFormAtom)).toEqual({ status: 'idle' });
});

test('[SUP-02] a failed message and a reload preserve the input', async () => {
  const long = { ...letter, message: 'ö'.repeat(2_000) };
  const shop = openTestShop({ at: path, scenarios: 'contact.failed' });
  shop.store.set(changeContact, long);
  await shop.store.set(sendContact);
  expect(shop.store.get(contactFormAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
  expect(shop.store.get(contactDraftAtom)).toEqual(long);
  const storedDraft = shop.environment.sessionItems.get('contact_draft') ?? '';
  const nextShop = openTestShop({ at: path, sessionItems: { contact_draft: storedDraft } });
  expect(nextShop.store.get(contactDraftAtom)).toEqual(long);
});

test('[SUP-02] an email that bounces shows the error at its field until it changes', async () => {
  const shop = openTestShop({ at: path });
  const bouncingLetter = { ...letter, email: 'bounce@example.com' };
  shop.store.set(changeContact, bouncingLetter);
  await shop.store.set(sendContact);
  expect(shop.store.get(contactFormAtom)).toMatchObject({ status: 'refused', refusal: { field: 'email' } });
  shop.store.set(changeContact, { ...bouncingLetter, message: 'Silent on the right.' });
  expect(shop.store.get(contactFormAtom).status).toBe('refused');
  shop.store.set(changeContact, letter);
  expect(shop.store.get(contactFormAtom).status).toBe('idle');
});

test('[SUP-02] a retry after a lost answer sends one message', async () => {
  const keys: (string | null)[] = [];
  const between = (server: Fetch): Fetch => {
    return async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith(call)) return server(request);
      keys.push(request.headers.get('idempotency-key'));
      const answer = await server(request);
      if (keys.length === 1) throw new TypeError('The connection broke.');
      return answer;
    };
  };
  const shop = openTestShop({ at: path, between });
  shop.store.set(changeContact, letter);
  await shop.store.set(sendContact);
  expect(shop.store.get(contactFormAtom)).toMatchObject({ status: 'failed' });
  await shop.store.set(sendContact);
  expect(shop.store.get(contactFormAtom)).toMatchObject({ status: 'sent' });
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
});

test('[SUP-02] the opening of the support depends on the clock of the shop, not of the device', async () => {
  vi.setSystemTime('2031-03-01T03:00:00Z');
  const open = openTestShop({ at: path });
  expect(await open.settled(contactsAtom)).toMatchObject({ view: { desk: { status: 'open' } } });
  await vi.advanceTimersByTimeAsync(6 * 3_600_000);
  expect(open.store.get(contactsAtom)).toMatchObject({ view: { desk: { status: 'closed' } } });
  const weekendShop = openTestShop({ at: path, scenarios: 'support.weekend' });
  expect(await weekendShop.settled(contactsAtom)).toMatchObject({
    view: { desk: { status: 'closed', opensAtMs: expect.any(Number) } },
  });
});

test('[SUP-02] each region has its telephone and email; a missing group has no link', async () => {
  const shop = openTestShop({ at: path, scenarios: 'contact.minimal' });
  expect(await shop.settled(contactsAtom)).toMatchObject({
    view: { regions: [{ phone: expect.any(String), email: expect.any(String) }], groupLink: null },
  });
});
