import { gzipSync } from 'node:zlib';
import { locales } from '@signal-shop/sdk/constants';
import { load } from 'cheerio';
import { beforeAll, expect, test } from 'vitest';
import { findMessages } from '../../packages/web/build/translate.ts';
import type { Release } from '../../scripts/bench/bundle-size.ts';
import { buildRelease, firstLoad, scriptsOf, sum } from '../../scripts/bench/bundle-size.ts';

// docs/measurements.md breaks them down.
const bars = [
  { address: '/', scripts: 131_490, styles: 10_330, files: 5 },
  { address: '/product', scripts: 137_620, styles: 13_570, files: 7 },
  { address: '/detail?id=1011', scripts: 139_920, styles: 13_570, files: 7 },
];
const laterScriptMaximum = 17_200;
const accountPage = /^assets\/en\/((?:account|after-sales|comment|gift|order)-(?:[a-z]+-)*page)-/;
const accountPages = [
  ...['account-addresses-page', 'account-applications-page', 'account-coupons-page'],
  ...['account-decoration-page', 'account-notices-page', 'account-orders-page'],
  ...['account-password-page', 'account-points-page', 'account-profile-page', 'account-warranty-page'],
  ...['account-wins-page', 'after-sales-list-page', 'after-sales-page', 'comment-page', 'gift-page'],
  'order-details-page',
];
const messagesMaximum = 5_000;
/** The first round trip of a connection carries ten packets of 1,460 bytes; the headers take 400 of them. */
const htmlMaximum = 14_880;

let release: Release;

beforeAll(async () => {
  release = await buildRelease();
}, 180_000);

test.each(bars)(
  'the first load of $address is at most $scripts bytes of gzipped script, $styles of styles, in $files files',
  ({ address, scripts, styles, files }) => {
    const load = firstLoad(release, address);
    expect(sum(load.scripts)).toBeGreaterThan(50_000);
    expect(sum(load.scripts)).toBeLessThanOrEqual(scripts);
    expect(sum(load.styles)).toBeLessThanOrEqual(styles);
    expect(load.scripts.length + load.styles.length).toBeLessThanOrEqual(files);
  },
);

test(`a lazy script has at most ${laterScriptMaximum} bytes`, () => {
  const first = new Set(firstLoad(release, '/').scripts.map(({ file }) => file));
  const later = scriptsOf(release).filter(({ file }) => !first.has(file));
  expect(later.length).toBeGreaterThan(20);
  expect(later.filter(({ bytes }) => bytes > laterScriptMaximum)).toEqual([]);
});

test('each account page is such a lazy script', () => {
  const pages = scriptsOf(release).flatMap(({ file }) => accountPage.exec(file)?.[1] ?? []);
  expect(pages.sort()).toEqual(accountPages);
  // A visitor who only browses goods must not load them.
  const first = bars.flatMap(({ address }) => firstLoad(release, address).scripts);
  expect(first.filter(({ file }) => accountPage.test(file))).toEqual([]);
});

test(`[I18N-01] the messages of a first load are at most ${messagesMaximum} bytes in each language`, () => {
  for (const { address } of bars) {
    for (const locale of locales) {
      const messages = firstLoad(release, address, locale)
        .scripts.map(({ file }) => release.get(file) ?? '')
        .flatMap((code) => findMessages(code).map(({ start, end }) => code.slice(start, end)));
      const bytes = gzipSync(messages.join(''), { level: 9 }).length;
      expect(messages.length).toBeGreaterThan(50);
      expect(bytes, `${address} ${locale}`).toBeLessThanOrEqual(messagesMaximum);
    }
  }
});

test('[BEY-11] the HTML has a skeleton of each first view without text and with its critical styles', () => {
  const html = release.get('index.html') ?? '';
  const page = load(html);
  const skeletons = page('template[id^=skeleton-]');
  expect([...skeletons].map(({ attribs }) => attribs.id)).toEqual(
    ['home', 'listing', 'detail', 'other'].map((name) => `skeleton-${name}`),
  );
  for (const template of skeletons) {
    const skeleton = load(page(template).html() ?? '');
    expect(skeleton.text().replaceAll('\u00a0', '').trim()).toBe('signal');
    expect(skeleton('svg').length).toBeGreaterThan(1);
    expect(skeleton('[aria-label], [tabindex]')).toHaveLength(0);
  }
  for (const words of page('template[id^=words-]')) {
    const template = load(page(words).html() ?? '');
    expect(template('[data-field=goods_unit], [data-source=pic_index]').length).toBeGreaterThan(0);
    expect(template('[aria-label], [tabindex], [src]')).toHaveLength(0);
    expect(template.html()).not.toContain('{');
  }
  const missingStates = [...page('template[id^=missing-]')].map((template) =>
    load(page(template).html() ?? ''),
  );
  const contacts = [load(page('noscript').text()), ...missingStates].map((part) =>
    part('a[href^="mailto:"]').attr('href'),
  );
  expect(contacts).toEqual(Array(locales.length + 1).fill('mailto:help@signal.example'));
  expect(page('style').text()).toContain('--graphite-0');
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(htmlMaximum);
});
