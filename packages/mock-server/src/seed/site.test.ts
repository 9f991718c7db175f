import { locales, withdrawalDays, withdrawalRefundDays } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { catalogue, site } from './index.ts';
import { company } from './site/company.ts';

/** The details that the imprint shows; returns have their own address. */
const { returns: _returns, ...companyDetails } = company;

const goodsIds = new Set(catalogue.goods.map((goods) => goods.goodsId));

test('banners, reviews, posts and the pictures of texts refer to existing goods', () => {
  const pictures = site.terms.flatMap((term) => term.pictures ?? []);
  for (const { goodsId } of [...site.banners, ...site.reviews, ...site.posts, ...pictures])
    expect(goodsIds).toContain(goodsId);
  expect(new Set(site.banners.map((banner) => banner.marking))).toEqual(
    new Set(['detail', 'buyNow', 'addToCart']),
  );
});

test('hot categories refer to leaves with goods of their kind', () => {
  for (const hot of site.hotCategories) {
    const inside = catalogue.goods.filter((goods) => goods.categoryId === hot.categoryId);
    expect(inside.map((goods) => goods.kind)).toContain(hot.kind);
    expect(inside.map((goods) => goods.colour)).toContain(hot.colour);
  }
});

test('[HOME-05] a reviewer has either name or cname', () => {
  for (const review of site.reviews) expect([review.name, review.cname]).toContain(null);
  expect(site.reviews.some((review) => review.name === null)).toBe(true);
  for (const review of site.reviews) expect(review.name ?? review.cname).toMatch(/\S/);
});

test('[NAV-15] the titles of terms, policies and about pages are valid in URLs', () => {
  const titles = site.terms.map((term) => term.title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/^[a-z-]+$/);
  expect(new Set(site.terms.map((term) => term.group))).toEqual(new Set(['terms', 'policy', 'about']));
});

test('the policies match the rules of the shop', () => {
  const words = (title: string) => JSON.stringify(site.terms.find((term) => term.title === title)?.blocks);
  expect(words('returns')).toContain('45 days');
  expect(words('warranty')).toContain('one year');
});

test.each(locales)(
  '[BEY-07] the right of withdrawal in %s has its form and the company to send it to',
  (locale) => {
    const term = site.terms.find(({ title }) => title === 'right-of-withdrawal');
    const form = term?.form?.text[locale] ?? '';
    for (const detail of [company.name, company.address, company.email]) expect(form).toContain(detail);
    const text = JSON.stringify(term?.blocks.map((block) => ('text' in block ? block.text[locale] : null)));
    for (const days of [withdrawalDays, withdrawalRefundDays]) expect(text).toContain(String(days));
  },
);

test.each(locales)('[NAV-15] the imprint in %s names the company, its address and its register', (locale) => {
  const blocks = site.terms.find(({ title }) => title === 'imprint')?.blocks ?? [];
  const text = blocks
    .flatMap((block) => ('text' in block ? [block.text] : block.items))
    .map((localized) => localized[locale])
    .join('\n');
  for (const detail of Object.values(companyDetails)) expect(text).toContain(detail);
});

test.each(locales)(
  '[I18N-03] no text in %s promises a return label, because the shop sends none',
  (locale) => {
    const labels = {
      en: 'a label',
      de: 'Etikett',
      fr: 'étiquette',
      es: 'etiqueta',
      it: 'etichetta',
      ja: '返送ラベル',
      zh: '面单',
    };
    expect(
      textsIn([site.terms, site.questions], locale).filter((text) => text.includes(labels[locale])),
    ).toEqual([]);
  },
);

test('has a customer with orders in every state and one without orders', () => {
  const [ada, newcomer] = site.customers;
  expect(ada).toMatchObject({ email: 'ada@example.com', password: 'volt-2026', nickname: 'Ada' });
  expect(newcomer).toMatchObject({ email: 'new@example.com', address: null, orders: [] });
  const orders = ada?.orders ?? [];
  expect(new Set(orders.map((order) => order.status)).size).toBe(10);
  for (const order of orders) {
    expect(order.ordersn).toMatch(/^[0-9A-Z]{8,32}$/);
    for (const line of order.lines) expect(goodsIds).toContain(line.goodsId);
  }
});

test('every password has six to twenty characters', () => {
  for (const { password } of site.customers) expect(password).toMatch(/^.{6,20}$/);
});

test('[SUP-01] every question has a unique id that is valid in URLs', () => {
  const { questions, goodsQuestions } = site;
  const all = [...questions.flatMap((group) => group.questions), ...Object.values(goodsQuestions).flat()];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { id } of all) expect(id).toMatch(/^[a-z-]{1,60}$/);
});

test('standalone banners refer to existing goods', () => {
  for (const { goodsId } of site.sideBanners) expect(goodsIds).toContain(goodsId);
});

/** All texts of a language in a part of the seed. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own: unknown = Reflect.get(value, locale);
  if (typeof own === 'string') return [own];
  return Object.values(value).flatMap((inner) => textsIn(inner, locale));
}
