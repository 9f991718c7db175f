/** Text as searches compare it: one width, one case. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * A text followed by its katakana without the blanks between them: whoever looks for a Japanese compound may write it
 * in one word or in two.
 */
export function alsoInOneWord(text: string): string {
  const joined = text.replace(/(?<=[\u30a0-\u30ff]) (?=[\u30a0-\u30ff])/g, '');
  return joined === text ? text : `${text} ${joined}`;
}

/** The words of a search, each of which has to be found. */
export function searchedWords(keywords: string): readonly string[] {
  return normalise(keywords).split(/\s+/).filter(Boolean);
}

/** Whether a normalised text has all the words. */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
