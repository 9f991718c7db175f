/** Pseudo-locales of FormatJS that the toolbar offers: English that no visitor reads. */
export const pseudoLocales = ['en-XA', 'en-XB', 'xx-LS'] as const;

export type PseudoLocale = (typeof pseudoLocales)[number];

/** The letters of en-XA, in which FormatJS accents each letter and doubles each vowel. */
const accentedLetter = /[ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ]/u;
const twoPlainLetters = /[a-z]{2}/iu;

/** Whether a text that is shown in en-XA is not one of the shop's messages: data, or a word that nobody can translate. */
export function isUntranslated(shown: string): boolean {
  return twoPlainLetters.test(shown) && !accentedLetter.test(shown);
}
