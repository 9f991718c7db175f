// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isContactHref, safeHref, safeRedirect } from './safe-address.ts';

const origin = 'https://signal.example';

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:/\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://a:b@evil.example',
  '//a:b@evil.example',
  '/%E0%A4%A',
  '',
  ' /car',
  undefined,
  null,
  42,
];

describe('safeRedirect', () => {
  test.each(hostile)('[NAV-16] [R01] [R02] [R03] [R04] redirects %j to home', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });

  test.each(['/car', '/car?step=address&cartype=2', '/user/order/orders?page=2#top', '/policy/caf%C3%A9'])(
    '[NAV-16] accepts %s unchanged',
    (target) => {
      expect(safeRedirect(target)).toBe(target);
    },
  );

  test.each(['/login', '/login/login', '/login?redirect=/login', '/Login/x', '/login#x'])(
    '[NAV-16] [R05] never redirects back to login: %s',
    (target) => {
      expect(safeRedirect(target)).toBe('/');
    },
  );

  test('[NAV-16] [R04] refuses a URL longer than 2,048 characters', () => {
    expect(safeRedirect(`/${'a'.repeat(2_048)}`)).toBe('/');
    const longest = `/${'a'.repeat(2_047)}`;
    expect(safeRedirect(longest)).toBe(longest);
  });

  test('[NAV-16] [R03] a path that is encoded four times is understood, and five times refused', () => {
    expect(safeRedirect('/%25252520')).toBe('/%25252520');
    expect(safeRedirect('/%2525252520')).toBe('/');
  });

  test('[NAV-16] [R05] a page whose name only begins like the login is a page', () => {
    expect(safeRedirect('/logins')).toBe('/logins');
    expect(safeRedirect('/help/login')).toBe('/help/login');
  });

  test('[NAV-16] [R01] [R03] stays on this site for any text, never throws, and is idempotent', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '%2f',
      '%5c',
      '.',
      '..',
      'evil.example',
      'https',
      '?',
      '#',
      '\t',
      '%',
      'javascript:',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(piece).map((parts) => `/${parts.join('')}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const target = safeRedirect(text);
        expect(new URL(target, origin).origin).toBe(origin);
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(safeRedirect(target)).toBe(target);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('safeHref', () => {
  test.each([
    ['https://video.example/a.mp4', 'https://video.example/a.mp4'],
    ['/detail?id=1201#buybtn', '/detail?id=1201#buybtn'],
    ['http://plain.example', null],
    ['https://user:secret@evil.example', null],
    ['https://user@evil.example', null],
    ['https://:secret@evil.example', null],
    ['HTTPS://Video.example/a.mp4', 'https://video.example/a.mp4'],
    ['see https://video.example', null],
    ['https:///video.example', null],
    ['https://video.example\\a.mp4', null],
    ['https://[video.example', null],
    [`https://video.example/${'a'.repeat(2_048 - 22)}`, `https://video.example/${'a'.repeat(2_048 - 22)}`],
    [`https://video.example/${'a'.repeat(2_048 - 21)}`, null],
    ['https:evil.example', null],
    ['javascript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:image/svg+xml,x', null],
    ['mailto:a@b.example', null],
    ['//evil.example', null],
    ['', null],
    [undefined, null],
  ])('[R16] [X07] returns %j as %j', (address, result) => {
    expect(safeHref(address)).toBe(result);
  });
});

test('[LAY-06] accepts an email address or a phone number without injected parameters', () => {
  expect(isContactHref('mailto:help@signal.example')).toBe(true);
  expect(isContactHref('tel:+12065550142')).toBe(true);
  expect(isContactHref('mailto:help@signal.example?body=x&cc=evil@evil.example')).toBe(false);
  expect(isContactHref('tel:0049 30')).toBe(false);
  expect(isContactHref('tel:(030)-1.2')).toBe(true);
  expect(isContactHref('tel:12')).toBe(false);
  expect(isContactHref(`tel:${'1'.repeat(51)}`)).toBe(false);
  expect(isContactHref('mailto:a@')).toBe(false);
  expect(isContactHref(`mailto:${'a'.repeat(201)}`)).toBe(false);
  expect(isContactHref(' mailto:help@signal.example')).toBe(false);
  expect(isContactHref('tel:+12065550142 ')).toBe(false);
  expect(isContactHref('mailto:')).toBe(false);
  expect(isContactHref('tel:javascript')).toBe(false);
});
