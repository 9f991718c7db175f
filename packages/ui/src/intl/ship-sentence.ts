import type { MessageFormatElement, NumberElement } from '@formatjs/icu-messageformat-parser';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { ShippedPart, ShippedSentence } from './shipped-sentence.ts';
import { partKinds } from './shipped-sentence.ts';

/** The formats that a sentence calls by name, as react-intl has them. */
const namedFormats = new Map<string, Intl.NumberFormatOptions>([['percent', { style: 'percent' }]]);

/**
 * A parsed sentence in the form in which it is delivered.
 * @throws on what no sentence of the shop uses: dates, ordinals, offsets, other named formats
 */
export function shipSentence(parsed: readonly MessageFormatElement[]): ShippedSentence {
  const parts = parsed.map(shipPart);
  const [first = ''] = parts;
  return parts.length <= 1 && typeof first === 'string' ? first : parts;
}

function shipPart(part: MessageFormatElement): ShippedPart {
  switch (part.type) {
    case TYPE.literal:
      return part.value;
    case TYPE.argument:
      return [partKinds.value, part.value];
    case TYPE.number: {
      const format = numberFormat(part.style);
      if (format === undefined) break;
      return [partKinds.number, part.value, format];
    }
    case TYPE.select:
      return [partKinds.select, part.value, shipChoices(part.options)];
    case TYPE.plural:
      if (part.offset !== 0 || part.pluralType !== 'cardinal') break;
      return [partKinds.plural, part.value, shipChoices(part.options)];
    case TYPE.pound:
      return [partKinds.count];
    case TYPE.tag:
      return [partKinds.tag, part.value, shipSentence(part.children)];
    default:
  }
  throw new Error(`Sentences are delivered without ${JSON.stringify(part)}`);
}

function numberFormat(style: NumberElement['style']): Intl.NumberFormatOptions | undefined {
  return typeof style === 'string' ? namedFormats.get(style) : (style?.parsedOptions ?? {});
}

function shipChoices(options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>) {
  return Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, shipSentence(value)]));
}
