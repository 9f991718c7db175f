// The parts of a message in ICU syntax: its visible text and its placeholders.
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { ShopText } from './shop-texts.ts';

const kinds: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
  [TYPE.tag]: 'tag',
};

/** The parts of a text in one language. The seed is plain text: a brace in it is a brace. */
export function partsOf(source: ShopText['source'], text: string): readonly MessageFormatElement[] {
  return source === 'seed'
    ? [{ type: TYPE.literal, value: text }]
    : parse(text, { requiresOtherClause: false });
}

/** `count (plural)`, `name` */
export function placeholdersOf(parts: readonly MessageFormatElement[]): readonly string[] {
  const names = parts.flatMap((part): readonly string[] => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return [];
    const kind = kinds[part.type];
    return [
      kind === undefined ? part.value : `${part.value} (${kind})`,
      ...branchesOf(part).flatMap(placeholdersOf),
    ];
  });
  return [...new Set(names)];
}

/** The longest text that a reader may see; each value counts as one character. */
export function longestText(parts: readonly MessageFormatElement[]): string {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value;
      const [longest] = branchesOf(part)
        .map(longestText)
        .sort((one, other) => other.length - one.length);
      return longest ?? '0';
    })
    .join('');
}

/** All visible words, with a bar between the forms of a plural. */
export function allText(parts: readonly MessageFormatElement[]): string {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value;
      const branches = branchesOf(part);
      return branches.length === 0 ? '…' : branches.map(allText).join(' | ');
    })
    .join('');
}

/** How much longer a translation is than the English: 1.4 is 40 % longer. */
export function lengthRatio(english: string, translation: string): number {
  return english.length === 0 ? 1 : Math.round((translation.length / english.length) * 100) / 100;
}

/** The forms of a plural or select, or the content of a tag. */
export function branchesOf(part: MessageFormatElement): readonly (readonly MessageFormatElement[])[] {
  if (part.type === TYPE.tag) return [part.children];
  return 'options' in part ? Object.values(part.options).map(({ value }) => value) : [];
}
