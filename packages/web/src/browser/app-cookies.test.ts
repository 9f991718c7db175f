// @vitest-environment node
import { locales } from '@signal-shop/sdk/constants';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openAppCookies } from './app-cookies.ts';
import { memoryCookieJar, openCookieJar } from './cookie-jar.ts';
import { openSessionItems } from './session-items.ts';

const names = [
  'locale',
  'temp_car',
  'userInfo',
  'startTime',
  'pClicked',
  'hClicked',
  'activity',
  'fullpath',
  'tiktokToken',
  'ship_to',
  'consent',
];

test('[STATE-01] every cookie has its default on a first visit', () => {
  const cookies = openAppCookies(memoryCookieJar(), false);
  expect(cookies.get('locale')).toBe('en');
  expect(cookies.get('temporaryCart')).toEqual([]);
  expect(cookies.get('userInfo')).toBeNull();
  expect(cookies.get('startTime')).toBeNull();
  expect(cookies.get('activity')).toBe('0');
  expect(cookies.get('fullPath')).toBe('/');
  expect(cookies.get('tiktokToken')).toBeNull();
  expect(cookies.get('popupClicked')).toBe(false);
  expect(cookies.get('hotClicked')).toBe(false);
  expect(cookies.get('shipTo')).toBeNull();
  expect(cookies.get('consent')).toBeNull();
});

test('[STATE-01] reads back every written value', () => {
  const cookies = openAppCookies(memoryCookieJar(), true);
  cookies.set('locale', 'ja');
  cookies.set('temporaryCart', [{ id: 1201, goods_number: 2, type: 1 }]);
  cookies.set('userInfo', { isPay: 1, msg: 'Hallo; =%', emailContact: 'help@signal.example' });
  cookies.set('startTime', 1_768_478_400);
  cookies.set('activity', '1');
  cookies.set('fullPath', '/product?keywords=a%3Bb#list');
  expect(cookies.get('locale')).toBe('ja');
  expect(cookies.get('temporaryCart')).toEqual([{ id: 1201, goods_number: 2, type: 1 }]);
  expect(cookies.get('userInfo')).toEqual({
    isPay: 1,
    msg: 'Hallo; =%',
    emailContact: 'help@signal.example',
  });
  expect(cookies.get('startTime')).toBe(1_768_478_400);
  expect(cookies.get('activity')).toBe('1');
  expect(cookies.get('fullPath')).toBe('/product?keywords=a%3Bb#list');
});

test('[BEY-23] the country of delivery is read with a currency of the shop only', () => {
  const cookies = openAppCookies(memoryCookieJar(), true);
  expect(cookies.get('shipTo')).toBeNull();
  cookies.set('shipTo', { country: 'DE', currency: 'EUR' });
  expect(cookies.get('shipTo')).toEqual({ country: 'DE', currency: 'EUR' });
  for (const text of ['DE', 'de.EUR', 'DE.GBP', '.EUR', 'DE.toString']) {
    expect(openAppCookies(memoryCookieJar(`ship_to=${text}`), true).get('shipTo')).toBeNull();
  }
});

test('[STATE-01] [S03] [S09] an invalid value in any cookie reads as a valid one and never throws', () => {
  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }).map(encodeURIComponentSafely),
    fc.constantFrom(
      '%',
      'undefined',
      'null',
      '{}',
      '[null]',
      '[{"__proto__":1}]',
      'A'.repeat(4_096),
      '%E0%A4%A',
      '1e999',
    ),
    fc.json().map(encodeURIComponentSafely),
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), garbage, (name, value) => {
      const cookies = openAppCookies(memoryCookieJar(`${name}=${value.replaceAll(';', '')}`), false);
      expect(['zh', 'en', 'de', 'ja', 'it', 'es', 'fr']).toContain(cookies.get('locale'));
      expect(['0', '1']).toContain(cookies.get('activity'));
      expect(cookies.get('fullPath')).toMatch(/^\/(?!\/)/);
      for (const line of cookies.get('temporaryCart')) expect(line.goods_number).toBeGreaterThan(0);
      expect(cookies.get('startTime') ?? 0).toBeGreaterThanOrEqual(0);
      for (const click of ['popupClicked', 'hotClicked'] as const)
        expect(cookies.get(click)).toBeTypeOf('boolean');
      expect(cookies.get('shipTo')?.country ?? 'US').toMatch(/^[A-Z]{2}$/);
      expect(['granted', 'denied', null]).toContain(cookies.get('consent'));
    }),
    { numRuns: 2_000 },
  );
});

test.each(['xx', '../../', 'EN', 'zh-CN', 'de,en'])(
  '[I18N-01] [S05] the locale cookie %j reads as English',
  (value) => {
    expect(openAppCookies(memoryCookieJar(`locale=${encodeURIComponent(value)}`), false).get('locale')).toBe(
      'en',
    );
  },
);

test.each(['//evil.example', 'javascript:alert(1)', '/login/login?redirect=/'])(
  '[STATE-01] [R06] the previous path %j falls back to home',
  (value) => {
    expect(
      openAppCookies(memoryCookieJar(`fullpath=${encodeURIComponent(value)}`), false).get('fullPath'),
    ).toBe('/');
  },
);

test('[STATE-01] [S06] cookies are same-site, expire, and are secure over https', () => {
  const cookies: string[] = [];
  const jar = {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      cookies.push(text);
    },
  };
  openAppCookies(jar, true).set('locale', 'de');
  expect(cookies).toEqual(['locale=de; Path=/; Max-Age=31536000; SameSite=Strict; Secure']);
});

test('[STATE-01] [S01] a browser that refuses cookies gets an in-memory jar', () => {
  const refusing = {
    get cookie() {
      return '';
    },
    set cookie(_text: string) {},
  };
  const throwing = {
    get cookie(): string {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    set cookie(_text: string) {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  for (const page of [refusing, throwing]) {
    const { jar, cookieEnabled } = openCookieJar(page);
    expect(cookieEnabled).toBe(false);
    jar.cookie = 'locale=fr; Path=/';
    expect(jar.cookie).toBe('locale=fr');
  }
});

test('[STATE-01] [S02] session items fall back to memory when storage is forbidden or full', () => {
  const forbidden = openSessionItems(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  forbidden.set('order_sn', 'SG20260115000001');
  expect(forbidden.get('order_sn')).toBe('SG20260115000001');
  forbidden.remove('order_sn');
  expect(forbidden.get('order_sn')).toBeNull();
  forbidden.set('order_sn', 'SG20260115000001');
  forbidden.clear();
  expect(forbidden.get('order_sn')).toBeNull();
});

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The longest texts that the cookies accept, and longer URLs. */
const longest = fc.record({
  locale: fc.constantFrom(...locales),
  text: fc.string({ unit: 'grapheme', minLength: 150, maxLength: 200 }),
  path: fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .map((words) => `/product?keywords=${encodeURIComponent(words)}`),
  token: fc.string({ unit: fc.constantFrom('%', '"', 'a'), minLength: 400, maxLength: 512 }),
});
const fullCart = Array.from({ length: 40 }, (_, index) => ({
  id: 100_001 + index,
  goods_number: 99,
  type: 1 as const,
}));
const roomForToken = 1_024;
const lineMaximum = 8_192;

test('[STATE-01] [S04] for any values all cookies together leave room for the token in a header line', () => {
  fc.assert(
    fc.property(longest, ({ locale, text, path, token }) => {
      const jar = memoryCookieJar();
      const cookies = openAppCookies(jar, true);
      cookies.set('locale', locale);
      cookies.set('temporaryCart', fullCart);
      cookies.set('userInfo', { isPay: 1, msg: text, emailContact: text });
      cookies.set('startTime', 999_999_999_999);
      cookies.set('activity', '1');
      cookies.set('fullPath', path);
      cookies.set('tiktokToken', token);
      cookies.set('consent', 'granted');
      expect(jar.cookie.length).toBeLessThanOrEqual(lineMaximum - roomForToken);
      expect(cookies.get('temporaryCart')).toEqual(fullCart);
    }),
  );
});

test('[STATE-01] [S04] removes oversized cookies at the start of the shop and leaves others', () => {
  const jar = memoryCookieJar(names.map((name) => `${name}=${'A'.repeat(4_000)}`).join('; '));
  jar.cookie = 'consent=granted; Path=/';
  jar.cookie = `of_somebody_else=${'A'.repeat(100)}; Path=/`;
  const cookies = openAppCookies(jar, false);
  expect(jar.cookie).toBe(`consent=granted; of_somebody_else=${'A'.repeat(100)}`);
  expect(cookies.get('temporaryCart')).toEqual([]);
  expect(cookies.get('consent')).toBe('granted');
});

test('[S04] an oversized value is not stored and replaces nothing', () => {
  const jar = memoryCookieJar();
  const cookies = openAppCookies(jar, false);
  cookies.set('fullPath', '/car');
  cookies.set('fullPath', `/product?keywords=${'%E3%83%98'.repeat(200)}`);
  expect(cookies.has('fullPath')).toBe(false);
  expect(cookies.get('fullPath')).toBe('/');
});
