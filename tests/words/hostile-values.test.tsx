import { readFileSync } from 'node:fs';
import { locales } from '@signal-shop/sdk/constants';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

const hostileValue = `<img src=x onerror=alert(1)>{count}'<b>&amp;`;

/** The names of the plain text values in a message. */
const valueIn = /\{(\w+)\}/g;

test.each(locales)(
  '[X06] in %s a value is rendered as text in its message, whatever it contains',
  (locale) => {
    const sentences: Record<string, string> = JSON.parse(
      readFileSync(`packages/ui/lang/${locale}.json`, 'utf8'),
    );
    const intl = createIntl({ locale, messages: sentences });
    const messagesWithValues = Object.entries(sentences).flatMap(([id, sentence]) => {
      const names = [...sentence.matchAll(valueIn)].map(([, name = '']) => name);
      return names.length === 0 || /\{\w+,|<\w+>/.test(sentence) ? [] : [{ id, names }];
    });
    expect(messagesWithValues.length).toBeGreaterThan(0);
    for (const { id, names } of messagesWithValues) {
      const text = intl.formatMessage({ id }, Object.fromEntries(names.map((name) => [name, hostileValue])));
      expect(text, id).toContain(hostileValue);
    }
  },
);
