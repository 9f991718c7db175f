import { readFileSync } from 'node:fs';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';

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
