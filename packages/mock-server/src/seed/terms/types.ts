export const termTitles = [
  'shipping',
  'returns',
  'right-of-withdrawal',
  'warranty',
  'payment',
  'privacy',
  'terms-of-service',
  'imprint',
  'about-us',
] as const;
export type TermTitle = (typeof termTitles)[number];

interface Section {
  readonly heading: string;
  readonly text: string;
}

type ThreeItems = readonly [string, string, string];
type FourItems = readonly [string, string, string, string];

/** Texts share a structure in every language, so that a missing paragraph in one language is a type error. */
export interface TermText<Items extends readonly string[] = ThreeItems> {
  readonly name: string;
  readonly intro: string;
  readonly first: Section;
  readonly second: Section;
  readonly third?: Section;
  readonly list: { readonly heading: string; readonly items: Items };
  readonly form?: { readonly name: string; readonly text: string };
}

type PlainTitle = Exclude<TermTitle, 'shipping' | 'right-of-withdrawal' | 'privacy' | 'imprint'>;

export type TermTexts = Readonly<Record<PlainTitle, TermText>> & {
  readonly shipping: TermText & { readonly third: Section };
  readonly privacy: TermText<FourItems> & { readonly third: Section };
  readonly 'right-of-withdrawal': TermText & Required<Pick<TermText, 'form'>>;
  readonly imprint: TermText<FourItems>;
};
