/** FormatJS pseudo-locales in the toolbar: distorted English for finding layout and translation bugs. */
export const pseudoLocales = ['en-XA', 'en-XB', 'xx-LS'] as const;

export type PseudoLocale = (typeof pseudoLocales)[number];

/** The letters of en-XA, in which FormatJS accents each letter and doubles each vowel. */
const accentedLetter = /[ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ]/u;
const twoPlainLetters = /[a-z]{2}/iu;

/** Whether a text in en-XA did not come from the messages: data, or an untranslatable string. */
export function isUntranslated(text: string): boolean {
  return twoPlainLetters.test(text) && !accentedLetter.test(text);
}
