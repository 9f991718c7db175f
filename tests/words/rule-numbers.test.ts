import { readFileSync } from 'node:fs';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { writtenMessages } from '../../packages/mock-server/src/messages/messages.ts';

/** Examples of what a customer types, and names with digits. */
const examples = ['04 / 29', '112-5550142-7301884', 'SG20260111000027', 'G9000', 'ZIP+4', '2.4 GHz'];

/** Messages whose numbers no constant holds, because they cannot change. */
const fixed = [
  // The smallest whole quantity.
  /^numberStepper\.(belowOne|notANumber)$/,
  // The names of one to five stars, and the scale itself.
  /^(ratingInput|ratingStars)\.|^productCard\.rating$/,
  // A ratio: the total of an order, in points.
  /^earnPointsRow\.amount$/,
  /^withdrawal\.step$/,
];

test('[I18N-01] messages take the numbers of rules as values', () => {
  const english: Record<string, string> = JSON.parse(readFileSync('packages/ui/lang/en.json', 'utf8'));
  const literal = Object.entries(english).filter(
    ([id, message]) => !fixed.some((ids) => ids.test(id)) && hasDigit(parse(message)),
  );
  expect(literal).toEqual([]);
});

/** Messages of the server whose numbers no constant of the SDK holds; the mock server’s own rule-numbers.test.ts compares them. */
const fixedInServer = new Set([
  // The smallest whole quantity.
  'refusals.quantityBelowOne',
  // Fixed by the specification.
  'refusals.imageTooLarge',
  // How long the mock server blocks, and how long its codes are valid.
  'refusals.loginBlocked',
  'waits.orderLookup',
  'mails.registrationCode',
  'mails.resetCode',
  // The coupon of the seed.
  'confirmations.signedUp',
  'mails.firstOrderCoupon',
  // One and three, which other languages write as words.
  'refusals.tooManyAddresses',
  'answers.freeTestUnderReview',
  'freeTest.applying',
  'freeTest.deciding',
]);

test.each(locales)('[I18N-03] messages of the server in %s take the numbers of rules as values', (locale) => {
  const literal = Object.entries(writtenMessages[locale]).flatMap(([group, messages]) =>
    Object.entries<string>(messages)
      .filter(([name, text]) => !fixedInServer.has(`${group}.${name}`) && hasDigit(parse(text)))
      .map(([name, text]) => `${group}.${name}: ${text}`),
  );
  expect(literal).toEqual([]);
});

test.each(locales)(
  '[I18N-03] messages of the server in %s have the placeholders of the English ones',
  (locale) => {
    expect(placeholdersIn(locale)).toEqual(placeholdersIn('en'));
  },
);

function placeholdersIn(locale: Locale): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(writtenMessages[locale])
      .flatMap(([group, messages]) =>
        Object.entries<string>(messages).map(
          ([name, text]) => [`${group}.${name}`, [...(text.match(/\{\w+\}/gu) ?? [])].sort()] as const,
        ),
      )
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function hasDigit(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.literal) return /\p{Nd}/u.test(withoutExamples(element.value));
    if (element.type === TYPE.tag) return hasDigit(element.children);
    return 'options' in element && Object.values(element.options).some(({ value }) => hasDigit(value));
  });
}

function withoutExamples(text: string): string {
  return examples.reduce((rest, example) => rest.replaceAll(example, ''), text);
}
