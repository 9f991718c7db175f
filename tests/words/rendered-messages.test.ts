import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isTagElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { locales } from '@signal-shop/sdk/constants';
import { loadMessages } from '@signal-shop/ui/intl/load-messages.ts';
import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

type Values = Record<string, string | number | ((inside: ReactNode) => ReactNode)>;

type NamedPart = Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound }>;

const numeric = new Set([TYPE.plural, TYPE.number]);
const counts = [0, 1, 2, 5, 11, 21, 1_234_567.5];

test.each(locales)('[I18N-01] every message in %s can be formatted with any values', async (locale) => {
  const fail = (error: unknown): never => {
    throw error;
  };
  // As in a release, where the default messages are the compiled ones of the language.
  const intl = createIntl({ locale, defaultLocale: locale, messages: {}, onError: fail });
  for (const [id, defaultMessage] of Object.entries(await loadMessages(locale))) {
    for (const values of samples(defaultMessage)) {
      const text = html(intl.formatMessage({ id, defaultMessage }, values));
      expect(text, id).not.toMatch(/^\s*$|undefined|\[object|NaN|[{}#]/);
      for (const name of argumentsOf(defaultMessage)) {
        expect(text, id).toContain(html(String(values[name])));
      }
    }
  }
});

function html(node: ReactNode): string {
  return renderToStaticMarkup(createElement(Fragment, null, node));
}

/** The names of the values that every branch renders unchanged. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((part) => (part.type === TYPE.argument ? [part.value] : []));
}

/** Values that reach every branch of a message. */
function samples(elements: readonly MessageFormatElement[]): Values[] {
  const parts = allParts(elements);
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

/** Returns every named part, including nested ones. */
function allParts(parts: readonly MessageFormatElement[]): NamedPart[] {
  return parts.flatMap((part) => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    if (isTagElement(part)) return [part, ...allParts(part.children)];
    const inside = 'options' in part ? Object.values(part.options).map(({ value }) => value) : [];
    return [part, ...inside.flatMap(allParts)];
  });
}
