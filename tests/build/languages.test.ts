import { runInNewContext } from 'node:vm';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import { parseSync, Visitor } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { findMessages } from '../../packages/web/build/translate.ts';
import type { Release } from '../../scripts/bench/bundle-size.ts';
import { buildRelease, firstLoad, scriptsOf } from '../../scripts/bench/bundle-size.ts';

/** Messages of the mock server's page, and of the catalog for browsers that run none of the scripts. */
const exemptMessages = [
  'dataTable.loading',
  'plainCatalog.languages',
  'plainCatalog.notice',
  'plainCatalog.order',
  'plainCatalog.title',
];
/** Several words, or one that cannot be an identifier: other strings may occur in code by chance. */
const sentence = /\p{L}{2,}.*[^!-~]|[^!-~].*\p{L}{2,}/u;

let release: Release;
let catalogues: ReadonlyMap<Locale, Messages>;

beforeAll(async () => {
  release = await buildRelease();
  catalogues = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await loadMessages(locale)] as const)),
  );
}, 180_000);

test('[I18N-01] every language has the same files in its own folder', () => {
  const filesOf = (locale: Locale) =>
    scriptsOf(release, locale).map(({ file }) => file.replace(`/${locale}/`, '/'));
  for (const locale of locales) expect(filesOf(locale).sort()).toEqual(filesOf('en').sort());
});

test.each(locales)('[I18N-01] the release in %s has every message of that language', (locale) => {
  const deliveredMessages = Object.fromEntries(codesOf(locale).flatMap(messagesIn));
  const expected = Object.fromEntries(
    Object.entries(catalogues.get(locale) ?? {}).filter(([id]) => !exemptMessages.includes(id)),
  );
  expect(Object.keys(expected).length).toBeGreaterThan(1_000);
  expect(deliveredMessages).toEqual(expected);
});

test.each(locales)('[I18N-01] the release in %s has no text of another language', (locale) => {
  const own = textsOf(locale);
  const foreignWords = new Set(
    locales.flatMap((other) => [...textsOf(other)]).filter((text) => !own.has(text)),
  );
  const foreignTexts = codesOf(locale).flatMap((code) =>
    stringsIn(code).filter((text) => foreignWords.has(text)),
  );
  expect(own.size).toBeGreaterThan(1_000);
  expect(foreignTexts).toEqual([]);
});

test('the first load of each language contains that language', () => {
  const home = (locale: Locale) =>
    firstLoad(release, '/', locale)
      .scripts.map(({ file }) => release.get(file))
      .join('');
  expect(home('en')).toContain('Skip to content');
  expect(home('de')).toContain('Zum Inhalt springen');
  expect(home('ja')).toMatch(/[ぁ-ん]{4}/);
});

function codesOf(locale: Locale): string[] {
  return scriptsOf(release, locale).map(({ file }) => release.get(file) ?? '');
}

/** Returns each message as the browser would evaluate it. */
function messagesIn(code: string): (readonly [id: string, message: unknown])[] {
  return findMessages(code).map(({ id, start, end }) => [
    id,
    JSON.parse(runInNewContext(`JSON.stringify(${code.slice(start, end)})`)),
  ]);
}

/** Returns every string literal in some code. */
function stringsIn(code: string): string[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
  });
  visitor.visit(parseSync('chunk.js', code).program);
  return texts;
}

/** Returns the texts of all messages of a language, without those that other code may contain too. */
function textsOf(locale: Locale): ReadonlySet<string> {
  const texts = stringsIn(`(${JSON.stringify(catalogues.get(locale))})`);
  return new Set(texts.filter((text) => sentence.test(text.trim())));
}
