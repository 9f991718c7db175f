import {
  accountDeletionDays,
  fullReductionTiersCents,
  giftShippingBusinessDays,
  locales,
  orderRetentionYears,
  points,
  returnWindowDays,
  reviewWindowDays,
  supportReplyHours,
  unsubscribeLinkDays,
  uploadMaximumMegabytes,
  withdrawalDays,
  withdrawalRefundDays,
  withdrawalSendBackDays,
} from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { currencies } from '@signal-shop/sdk/rules/price';
import { minuteSeconds } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { goodsQuestions, questionList } from '../seed/questions/questions.ts';
import { couponOffers } from '../seed/rewards/coupons.ts';
import { notices } from '../seed/site/notices.ts';
import { terms } from '../seed/terms/terms.ts';
import { firstOrderCouponCode } from '../world/mail/subscriptions.ts';
import { codeLifetimeSeconds } from '../world/session/verification.ts';
import { inCurrency } from '../world/state/money.ts';
import { failureSeconds } from '../world/state/recent-failures.ts';
import type { Messages } from './message-types.ts';
import { messagesOf } from './messages.ts';

const blockedMinutes = failureSeconds / minuteSeconds;
const codeMinutes = codeLifetimeSeconds / minuteSeconds;
const firstOrderPercent = couponOffers.find(({ code }) => code === firstOrderCouponCode)?.value ?? Number.NaN;
/** Chinese names the tenths of the price that remain: 10 % off is 9 折. */
const firstOrderInChinese = (100 - firstOrderPercent) / 10;
const namesFirstOrder: ReadonlySet<string> = new Set(['signedUp', 'firstOrderCoupon']);

/** The numbers that each message names, in any order. */
const numbers: { readonly [Group in keyof Messages]?: Readonly<Record<string, readonly number[]>> } = {
  refusals: {
    loginBlocked: [blockedMinutes],
    // The smallest whole quantity.
    quantityBelowOne: [1],
    withdrawalNotPossible: [withdrawalDays],
    reviewTooLate: [reviewWindowDays],
    returnTooLate: [returnWindowDays],
    imageTooLarge: [uploadMaximumMegabytes],
  },
  waits: { orderLookup: [blockedMinutes] },
  details: { mailLinkExpired: [unsubscribeLinkDays] },
  confirmations: {
    profileCompleted: [points.profileCompleted],
    accountDeletionRequested: [accountDeletionDays],
    messageSent: [supportReplyHours],
    messageSentAtWeekend: [supportReplyHours],
    signedUp: [firstOrderPercent],
    prizeAddressSaved: [giftShippingBusinessDays],
  },
  answers: { claimReceived: [supportReplyHours] },
  freeTest: { reporting: [reviewWindowDays] },
  mails: {
    withdrawalReceipt: [withdrawalRefundDays],
    withdrawalReturn: [withdrawalSendBackDays, withdrawalRefundDays],
    registrationCode: [codeMinutes],
    resetCode: [codeMinutes],
    accountDeleted: [orderRetentionYears],
    messageReceived: [supportReplyHours],
    firstOrderCoupon: [firstOrderPercent],
  },
};

test.each(locales)('[I18N-03] messages in %s name the numbers of the rules', (locale) => {
  const messages = messagesOf(locale);
  const named = Object.entries(numbers).flatMap(([group, entries]) =>
    Object.keys(entries).map((name) => [`${group}.${name}`, numbersIn(textOf(messages, group, name))]),
  );
  const expected = Object.entries(numbers).flatMap(([group, entries]) =>
    Object.entries(entries).map(([name, values]) => [
      `${group}.${name}`,
      locale === 'zh' && namesFirstOrder.has(name) ? [firstOrderInChinese] : [...values].sort(ascending),
    ]),
  );
  expect(named).toEqual(expected);
});

test('[I18N-03] every English message with a number is in the table of rules', () => {
  const withNumbers = Object.entries(messagesOf('en')).flatMap(([group, messages]) =>
    Object.entries<string>(messages)
      .filter(([, text]) => numbersIn(text).length > 0)
      .map(([name]) => `${group}.${name}`),
  );
  const inTable = Object.entries(numbers).flatMap(([group, entries]) =>
    Object.keys(entries).map((name) => `${group}.${name}`),
  );
  expect(withNumbers.sort()).toEqual(inTable.sort());
});

test.each(locales)('[I18N-03] the FAQ and the policies in %s name the numbers of the rules', (locale) => {
  const returns = questionText('return-goods', locale);
  const earning = numbersIn(questionText('earn-points', locale));
  const { signUp, dailyLogin, profileCompleted, socialFollow, sharedReview, invite } = points;
  expect(numbersIn(returns)).toEqual([returnWindowDays]);
  expect(numbersIn(questionText('glasses', locale))).toEqual([returnWindowDays]);
  expect(earning).toEqual(
    expect.arrayContaining([signUp, dailyLogin, profileCompleted, socialFollow, sharedReview, invite]),
  );
  expect(numbersIn(termText('returns', locale))).toContain(returnWindowDays);
  expect(numbersIn(termText('privacy', locale))).toEqual([orderRetentionYears, accountDeletionDays]);
  expect(numbersIn(termText('about-us', locale))).toEqual(
    expect.arrayContaining([returnWindowDays, supportReplyHours]),
  );
});

test.each(locales)(
  '[CART-07] [I18N-03] the FAQ and the announcement in %s name the tiers in the currency',
  (locale) => {
    const [{ over, save }, ...others] = fullReductionTiersCents;
    const last = others.at(-1);
    const money = (cents: readonly number[]) =>
      new Set(cents.map((amount) => inCurrency(amount, currencies[locale])));
    const named = (text: string) => new Set(numbersIn(text.replaceAll(/(?<=\d),(?=\d{3})/gu, '')));
    expect(named(questionText('full-reduction', locale))).toEqual(
      money([over, last?.save ?? 0, last?.over ?? 0]),
    );
    // Japanese counts the order as well: 1回.
    const inNotices = notices.map((text) => [...named(text[locale])]);
    expect(inNotices).toContainEqual(expect.arrayContaining([...money([over, save, last?.save ?? 0])]));
  },
);

function questionText(id: string, locale: Locale): string {
  const all = [...questionList.flatMap(({ questions }) => questions), ...goodsQuestions.headset];
  return textIn(all.find((question) => question.id === id)?.answer, locale);
}

function termText(title: string, locale: Locale): string {
  return textIn(terms.find((term) => term.title === title)?.blocks, locale);
}

/** All texts of a language inside blocks. */
function textIn(value: unknown, locale: Locale): string {
  if (typeof value !== 'object' || value === null) return '';
  const own: unknown = Reflect.get(value, locale);
  if (typeof own === 'string') return own;
  return Object.values(value)
    .map((inner) => textIn(inner, locale))
    .join('\n');
}

function textOf(messages: Messages, group: string, name: string): string {
  return String(Reflect.get(Object(Reflect.get(messages, group)), name));
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/gu) ?? []).map(Number).sort(ascending);
}

function ascending(one: number, other: number): number {
  return one - other;
}
