import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isTagElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { locales } from '@signal-shop/sdk/constants';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import { shipSentence } from '@signal-shop/ui/intl/ship-sentence.ts';
import { createShippedIntl } from '@signal-shop/ui/intl/shipped-intl.tsx';
import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

type Values = Record<string, string | number | ((inside: ReactNode) => ReactNode)>;

type NamedPart = Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound }>;

const numeric = new Set([TYPE.plural, TYPE.number]);
const counts = [0, 1, 2, 5, 11, 21, 1_234_567.5];

test.each(locales)(
  '[I18N-01] the delivered shop says every sentence in %s as react-intl does',
  async (locale) => {
    const messages = await loadMessages(locale);
    const theirs = createIntl({ locale, messages });
    const ours = createShippedIntl(locale);
    const differing = Object.entries(messages).flatMap(([id, parsed]) =>
      samples(parsed).flatMap((values) => {
        const expected = html(theirs.formatMessage({ id }, values));
        const found = html(ours.formatMessage(shipSentence(parsed), values));
        return found === expected ? [] : [{ id, values, expected, found }];
      }),
    );
    expect(differing).toEqual([]);
  },
);

test.each(locales)('[I18N-01] and numbers, days and countries in %s', (locale) => {
  const theirs = createIntl({ locale });
  const ours = createShippedIntl(locale);
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  for (const count of counts) {
    expect(ours.formatNumber(count)).toBe(theirs.formatNumber(count));
    expect(ours.formatNumber(count, oneDigit)).toBe(theirs.formatNumber(count, oneDigit));
  }
  const moment = Date.UTC(2026, 0, 15, 12);
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  expect(ours.formatDate(moment, day)).toBe(theirs.formatDate(moment, day));
  const long = { dateStyle: 'long' } as const;
  expect(ours.formatDate(moment, long)).toBe(theirs.formatDate(moment, long));
  expect(ours.formatDisplayName('US', { type: 'region' })).toBe(
    theirs.formatDisplayName('US', { type: 'region' }),
  );
});

function html(node: ReactNode): string {
  return renderToStaticMarkup(createElement(Fragment, null, node));
}

/** Values that lead through every branch of a sentence. */
function samples(parsed: readonly MessageFormatElement[]): Values[] {
  const parts = allParts(parsed);
  const choices = parts.flatMap((part) => (part.type === TYPE.select ? Object.keys(part.options) : []));
  return counts.flatMap((count) =>
    ['something <b>else</b>', ...choices].map((choice) =>
      Object.fromEntries(
        parts.map((part): [string, Values[string]] => {
          if (isTagElement(part)) return [part.value, (inside) => createElement('i', null, inside)];
          const isCount = parts.some(({ type, value }) => value === part.value && numeric.has(type));
          return [part.value, isCount ? count : choice];
        }),
      ),
    ),
  );
}

/** Every part that has a name, those within others too. */
function allParts(parts: readonly MessageFormatElement[]): NamedPart[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    if (isTagElement(part)) return [part, ...allParts(part.children)];
    const inside = 'options' in part ? Object.values(part.options).map(({ value }) => value) : [];
    return [part, ...inside.flatMap(allParts)];
  });
}
