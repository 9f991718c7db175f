export const termTitles = [
  'shipping',
  'returns',
  'warranty',
  'payment',
  'privacy',
  'terms-of-service',
  'about-us',
] as const;
export type TermTitle = (typeof termTitles)[number];

interface Section {
  readonly heading: string;
  readonly text: string;
}

/** Every page has the same structure, so that a missing paragraph in one language is a type error. */
export interface TermText {
  readonly name: string;
  readonly intro: string;
  readonly first: Section;
  readonly second: Section;
  readonly list: { readonly heading: string; readonly items: readonly [string, string, string] };
}

export type TermTexts = Readonly<Record<TermTitle, TermText>>;
