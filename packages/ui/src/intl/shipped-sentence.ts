/** How a part of a sentence is told from the others; the numbers are those of the parser. */
export const partKinds = { value: 1, number: 2, select: 5, plural: 6, count: 7, tag: 8 } as const;

type Kind = typeof partKinds;
type Choices = Readonly<Record<string, ShippedSentence>>;

/** Text, or what is put in when the sentence is said. */
export type ShippedPart =
  | string
  | readonly [kind: Kind['value'], name: string]
  | readonly [kind: Kind['number'], name: string, format: Intl.NumberFormatOptions]
  | readonly [kind: Kind['select'] | Kind['plural'], name: string, choices: Choices]
  | readonly [kind: Kind['count']]
  | readonly [kind: Kind['tag'], name: string, inside: ShippedSentence];

/** A sentence of one language as it stands in the delivered code: a third of the bytes of its tree. */
export type ShippedSentence = string | readonly ShippedPart[];

/** Says numbers and counts in one language. */
export interface Speech {
  readonly number: (value: number, format?: Intl.NumberFormatOptions) => string;
  readonly plural: (value: number) => Intl.LDMLPluralRule;
}

type Values = Readonly<Record<string, unknown>>;

/** The parts of a sentence with its values put in: text, and whatever a tag's function made. */
export function say(
  sentence: ShippedSentence,
  values: Values,
  speech: Speech,
  counted: number | null = null,
): unknown[] {
  return typeof sentence === 'string'
    ? [sentence]
    : sentence.flatMap((part) => sayPart(part, values, speech, counted));
}

function sayPart(part: ShippedPart, values: Values, speech: Speech, counted: number | null): unknown[] {
  if (typeof part === 'string') return [part];
  if (part[0] === partKinds.count) return [counted === null ? '#' : speech.number(counted)];
  const value = values[part[1]];
  switch (part[0]) {
    case partKinds.value:
      return [typeof value === 'number' ? String(value) : value];
    case partKinds.number:
      return [speech.number(Number(value), part[2])];
    case partKinds.select:
      return say(chosen(part[2], [String(value)]), values, speech, counted);
    case partKinds.plural: {
      const count = Number(value);
      return say(chosen(part[2], [`=${count}`, speech.plural(count)]), values, speech, count);
    }
    case partKinds.tag: {
      const inside = say(part[2], values, speech, counted);
      return [typeof value === 'function' ? value(inside) : inside].flat();
    }
  }
}

function chosen(choices: Choices, wishes: readonly string[]): ShippedSentence {
  const wish = wishes.find((name) => Object.hasOwn(choices, name)) ?? 'other';
  return choices[wish] ?? '';
}
