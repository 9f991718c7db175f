/** Text in the form that searches compare: one width, one case, without accents. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss');
}

/**
 * Appends the text with its katakana joined: a Japanese compound is searched for with or without a space between its
 * words.
 */
export function alsoInOneWord(text: string): string {
  const joinedText = text.replace(/(?<=[\u30a0-\u30ff]) (?=[\u30a0-\u30ff])/g, '');
  return joinedText === text ? text : `${text} ${joinedText}`;
}

/** The words of a search; each has to match. */
export function searchedWords(keywords: string): readonly string[] {
  return normalise(keywords).split(/\s+/).filter(Boolean);
}

/** Whether a normalized text contains all words. */
export function hasAllWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Whether a word is in hiragana only. */
export function isHiragana(word: string): boolean {
  return /^[\u3041-\u3096ー]+$/.test(word);
}

const hiraganaToKatakana = 0x60;

/** A hiragana word in katakana, which writes foreign words. */
export function inKatakana(word: string): string {
  return word.replace(/[\u3041-\u3096]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + hiraganaToKatakana),
  );
}

/** Whether a word is Chinese or Japanese, which have no spaces between words. */
export function isWide(word: string): boolean {
  return /[\u3040-\u30ff\u4e00-\u9fff]/.test(word);
}
