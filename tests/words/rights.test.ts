import { readFileSync } from 'node:fs';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { messagesOf } from '../../packages/mock-server/src/messages/messages.ts';
import { catalogue, site } from '../../packages/mock-server/src/seed/index.ts';

type Messages = Readonly<Record<string, string>>;

/** How a button may begin in a language so that it names the duty to pay; docs/legal.md has the sources. */
const namesDutyToPay: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Order and pay', 'Buy now', 'Order with obligation to pay'],
  de: ['Zahlungspflichtig bestellen', 'Kaufen', 'Kostenpflichtig bestellen'],
  fr: ['Commander et payer', 'Commande avec obligation de paiement'],
  es: ['Pedido con obligación de pago'],
  it: ['Ordina e paga', 'Ordine con obbligo di pagare'],
  // Outside the EU: the usual words for an order that is binding.
  ja: ['注文を確定する', 'この合計で注文を確定する'],
  zh: ['提交订单', '按此总价提交订单'],
};

test.each(locales)(
  '[PAY-01] [BEY-18] the buttons that place an order in %s name the duty to pay',
  (locale) => {
    const messages = messagesIn(locale);
    for (const id of ['checkout.place', 'checkout.place-again']) {
      const label = messages[id] ?? '';
      expect(
        namesDutyToPay[locale].some((phrase) => label.startsWith(phrase)),
        label,
      ).toBe(true);
    }
  },
);

const statutory = { de: /Gewährleistung/u, fr: /garanties? légales?/u, es: /legal/u, it: /legale/u };

/** Messages with a warranty in days. Those of an order line count the days that remain, so they are excluded. */
const promisesDays = /^(?!orderLine\.).*warrantyDays$/u;

test.each(['de', 'fr', 'es', 'it'] as const)(
  '[SUP-03] the one-year warranty in %s never appears without the statutory one',
  (locale) => {
    const otherPromises = Object.entries(messagesIn(locale)).filter(
      ([id, text]) => (text.includes('{years') || promisesDays.test(id)) && id !== 'warranty.years',
    );
    expect(otherPromises.map(([id]) => id)).toContain('productBuyBox.warrantyDays');
    expect(otherPromises.length).toBeGreaterThan(3);
    expect(otherPromises.filter(([, text]) => !statutory[locale].test(text))).toEqual([]);
  },
);

const oneYear = {
  de: /\b(?:1|ein) Jahr\b|einjährig/iu,
  fr: /\b(?:1|un) an\b|année de garantie/iu,
  es: /\b(?:1|un) año\b|año de garantía/iu,
  it: /\b(?:1|un) anno\b|anno di garanzia/iu,
};

test.each(['de', 'fr', 'es', 'it'] as const)(
  '[SUP-03] banners, answers and policies in %s name the statutory warranty beside the one-year warranty',
  (locale) => {
    const promises = textsOf([catalogue, site], locale).filter((text) => oneYear[locale].test(text));
    expect(promises.length).toBeGreaterThan(3);
    expect(promises.filter((text) => !statutory[locale].test(text))).toEqual([]);
  },
);

test.each(locales.filter((locale) => locale !== 'en'))('[I18N-01] no text in %s names dollars', (locale) => {
  const texts = [
    ...Object.values(messagesIn(locale)),
    ...textsIn(messagesOf(locale)),
    ...textsOf([catalogue, site], locale),
  ];
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => /[$]|dollar|dólar|dollaro|ドル|美元/iu.test(text))).toEqual([]);
});

function messagesIn(locale: Locale): Messages {
  return JSON.parse(readFileSync(`packages/ui/lang/${locale}.json`, 'utf8'));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** All texts of a language in a part of the seed. */
function textsOf(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own: unknown = Reflect.get(value, locale);
  if (typeof own === 'string') return [own];
  return Object.values(value).flatMap((inner) => textsOf(inner, locale));
}
