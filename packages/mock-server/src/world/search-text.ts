/** Text as searches compare it: one width, one case. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of a search, each of which has to be found. */
export function searchedWords(keywords: string): readonly string[] {
  return normalise(keywords).split(/\s+/).filter(Boolean);
}

/** Whether a normalised text has all the words. */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
