import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { allText, partsOf } from '../../scripts/words/message-parts.ts';
import { readTexts } from '../../scripts/words/shop-texts.ts';

interface Rule {
  readonly name: string;
  /** Finds a mistake. */
  readonly mistake: RegExp;
}

const inAllLanguages: readonly Rule[] = [
  { name: 'two spaces', mistake: / {2}/u },
  { name: 'a straight quote', mistake: /["']/u },
];

const cjk = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]`;
const halfWidth: readonly Rule[] = [
  { name: 'a half-width mark', mistake: new RegExp(`${cjk}[,;:!?()]|[,;:!?()]${cjk}`, 'u') },
  { name: 'a half-width period', mistake: new RegExp(String.raw`${cjk}\.(?!\w)`, 'u') },
];

const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [{ name: 'a foreign quote', mistake: /[„«»]/u }],
  de: [
    { name: 'a foreign quote', mistake: /[”«»]/u },
    { name: 'a quote that isn’t closed or opened', mistake: /„(?![^„“]*“)|(?<!„[^„“]*)“/u },
    { name: 'a percent sign without a space', mistake: /\d%/u },
  ],
  fr: [
    { name: 'a foreign quote', mistake: /[“”„]/u },
    { name: 'a quote without its space', mistake: /«(?!\u00a0)|(?<!\u00a0)»/u },
    { name: 'a colon without its space', mistake: /(?<!\u00a0):(?=\s|$)/u },
    { name: 'a mark without its narrow space', mistake: /(?<!\u202f)[;!?](?=[\s»]|$)/u },
    { name: 'a percent sign without its space', mistake: /(?<!\u00a0)%/u },
  ],
  es: [
    { name: 'a foreign quote', mistake: /[“”„]/u },
    { name: 'a space inside quotes', mistake: /«\s|\s»/u },
    { name: 'a question without its first mark', mistake: /^[^¿]*\?|^[^¡]*!/u },
  ],
  it: [
    { name: 'a foreign quote', mistake: /[“”„]/u },
    { name: 'a space inside quotes', mistake: /«\s|\s»/u },
  ],
  ja: halfWidth,
  zh: halfWidth,
};

const texts = await readTexts();

test.each(locales)('[I18N-01] texts in %s have the marks and spaces of the language', (locale) => {
  const found = new Set<string>();
  for (const { id, source, words } of texts) {
    // Without the bars between the forms of a plural.
    const text = allText(partsOf(source, words[locale] ?? '')).replaceAll(' | ', '|');
    for (const { name, mistake } of [...inAllLanguages, ...rules[locale]]) {
      if (mistake.test(text)) found.add(`${id} has ${name}: ${text}`);
    }
  }
  expect(texts.length).toBeGreaterThan(5_000);
  expect([...found]).toEqual([]);
});
