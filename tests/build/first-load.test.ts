import { gzipSync } from 'node:zlib';
import { locales } from '@signal-shop/sdk/constants';
import { beforeAll, expect, test } from 'vitest';
import { readWords } from '../../packages/web/build/compile-words.ts';
import type { Release } from '../../scripts/bundle-size.ts';
import { buildRelease, firstLoad, scriptsOf, sum } from '../../scripts/bundle-size.ts';

// docs/measurements.md tells where they go.
const bars = [
  { address: '/', scripts: 108_000, styles: 9_000, files: 4 },
  { address: '/product', scripts: 110_500, styles: 10_300, files: 6 },
  { address: '/detail?id=1011', scripts: 114_100, styles: 11_400, files: 6 },
];
const laterScriptMaximum = 15_000;
const accountPage = /^assets\/en\/((?:account|after-sales|comment|gift|order)-(?:[a-z]+-)*page)-/;
const accountPages = [
  ...['account-applications-page', 'account-coupons-page', 'account-decoration-page', 'account-orders-page'],
  ...['account-password-page', 'account-points-page', 'account-profile-page', 'account-warranty-page'],
  ...['account-wins-page', 'after-sales-list-page', 'after-sales-page', 'comment-page', 'gift-page'],
  'order-details-page',
];
const wordsMaximum = 5_000;
/** What the first round trips of a connection carry. */
const htmlMaximum = 10_500;

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

test(`a script that comes later has at most ${laterScriptMaximum} bytes`, () => {
  const first = new Set(firstLoad(release, '/').scripts.map(({ file }) => file));
  const later = scriptsOf(release).filter(({ file }) => !first.has(file));
  expect(later.length).toBeGreaterThan(20);
  expect(later.filter(({ bytes }) => bytes > laterScriptMaximum)).toEqual([]);
});

test('each page of the account is such a script of its own', () => {
  const pages = scriptsOf(release).flatMap(({ file }) => accountPage.exec(file)?.[1] ?? []);
  expect(pages.sort()).toEqual(accountPages);
  // Nobody who only looks for goods pays for them.
  const first = bars.flatMap(({ address }) => firstLoad(release, address).scripts);
  expect(first.filter(({ file }) => accountPage.test(file))).toEqual([]);
});

test('[I18N-01] every language has the same files, and no place in them is without its words', () => {
  const filesOf = (locale: string) =>
    scriptsOf(release, locale)
      .map(({ file }) => file.replace(`/${locale}/`, '/'))
      .sort();
  for (const locale of locales) {
    expect(filesOf(locale)).toEqual(filesOf('en'));
    const wordless = scriptsOf(release, locale).filter(({ file }) => /@@words/.test(release.get(file) ?? ''));
    expect(wordless.map(({ file }) => file)).toEqual([]);
  }
  const home = (locale: string) =>
    firstLoad(release, '/', locale)
      .scripts.map(({ file }) => release.get(file))
      .join('');
  expect(home('en')).toContain('"Skip to content"');
  expect(home('ja')).toMatch(/[ぁ-ん]{4}/);
  expect(home('en')).not.toMatch(/[ぁ-ん]{4}/);
});

test(`[I18N-01] the words of a first load are at most ${wordsMaximum} bytes in each language`, async () => {
  const words = [...(await readWords()).values()];
  for (const { address } of bars) {
    for (const locale of locales) {
      const code = firstLoad(release, address, locale)
        .scripts.map(({ file }) => release.get(file))
        .join('');
      const said = words.map((word) => JSON.stringify(word[locale])).filter((text) => code.includes(text));
      expect(said.length).toBeGreaterThan(50);
      expect(gzipSync(said.join(''), { level: 9 }).length, `${address} ${locale}`).toBeLessThanOrEqual(
        wordsMaximum,
      );
    }
  }
});

test('[BEY-11] the html has a sketch of each first view, without a word and with the styles for it', () => {
  const html = release.get('index.html') ?? '';
  const sketches = [...html.matchAll(/<template id="sketch-(\w+)">(.*?)<\/template>/g)];
  const words = [...html.matchAll(/<template id="words-(\w+)">(.*?)<\/template>/g)];
  expect(sketches.map(([, name]) => name)).toEqual(['home', 'listing', 'detail', 'other']);
  for (const [, , sketch = ''] of sketches) {
    const said = [...sketch.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
    expect(new Set(said.filter((text) => text !== ''))).toEqual(new Set(['signal']));
    expect(sketch).not.toMatch(/@@words|aria-label|tabindex/);
  }
  for (const [, , part = ''] of words) {
    expect(part).toMatch(/data-say="goods_unit"/);
    expect(part).not.toMatch(/@@|aria-label|tabindex|src=/);
  }
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(style).toContain('--graphite-0');
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(htmlMaximum);
});
