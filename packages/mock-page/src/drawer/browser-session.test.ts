import type { SessionReading } from '@signal-shop/mock-server/control';
import { expect, test } from 'vitest';
import { applyVisitorCookies, initialStateLink, newNames, sessionOf, stateOf } from './browser-session.ts';

const reading: SessionReading = {
  session: 'mine',
  scenarios: ['stock.low'],
  now: '2026-01-15T13:00:00.000Z',
  ms: 0,
  seed: '7',
  startedAt: '2026-01-15T12:00:00.000Z',
  ahead: 3_600_000,
  speed: 0,
  running: false,
  streams: 0,
  mails: 0,
  faults: [],
  charges: 0,
};

test('a browser without a cookie uses the shared session', () => {
  expect(sessionOf({ cookie: 'locale=en' })).toBe('default');
  expect(sessionOf({ cookie: 'locale=en; mock_session=link-1' })).toBe('link-1');
});

test('a link to the current state has the current clock; a restart has the initial clock', () => {
  const link = { scenarios: ['cart.many'], seed: '7', now: '2026-01-15T12:00:00.000Z' };
  expect(initialStateLink(reading, ['cart.many'], ' 7 ')).toEqual(link);
  expect(stateOf(reading, ['cart.many'], '7')).toEqual({ ...link, ahead: 3_600_000 });
});

test('a real-time clock and a missing seed are omitted', () => {
  expect(stateOf({ ...reading, startedAt: null, ahead: 0 }, [], '')).toEqual({ scenarios: [] });
});

test('only names that are not active yet are turned on', () => {
  expect(newNames(['stock.low', 'price.none'], ['stock.low'])).toEqual(['price.none']);
});

test.each([
  {
    what: 'logs the browser in',
    visitor: { token: 'tok_1' },
    cookie: '',
    written: ['token=tok_1', 'userInfo=', 'tiktokToken='],
  },
  {
    what: 'fills the cart of a guest',
    visitor: { guestCart: [{ id: 1, goods_number: 1, type: 1 }] } as const,
    cookie: '',
    written: ['temp_car=%5B'],
  },
  {
    what: 'leaves the cart of somebody with a login alone',
    visitor: { guestCart: [{ id: 1, goods_number: 1, type: 1 }] } as const,
    cookie: 'token=tok_2',
    written: ['temp_car='],
  },
  { what: 'leaves everything alone', visitor: {}, cookie: 'token=tok_2', written: [] },
])('a turned state $what', ({ visitor, cookie, written: cookieWrite }) => {
  const cookieWrites: string[] = [];
  const jar = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookieWrites.push(text);
    },
  };
  applyVisitorCookies(visitor, jar);
  expect(cookieWrites).toHaveLength(cookieWrite.length);
  for (const [at, text] of cookieWrite.entries()) expect(cookieWrites[at]).toContain(text);
});
