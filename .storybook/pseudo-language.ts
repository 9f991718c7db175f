// English made strange: accented, bracketed and longer, so that a word outside the language files and a box that is
// too narrow for a translation are both seen at once.
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import type { MessageFormatElement } from 'react-intl';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const strange = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';
const vowel = /[aeiou]/iu;
const strangeLetter = new RegExp(`[${strange}]`, 'u');
const twoPlainLetters = /[a-z]{2}/iu;

/** Every sentence of a language as the pseudo-language says it. */
export function pseudoWords(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, sentence]) => [
      id,
      [text('['), ...sentence.map(pseudoElement), text(']')],
    ]),
  );
}

/**
 * Accents each letter and doubles each vowel, which makes English about 40 percent longer, as German often is.
 * @example pseudoText('Your cart') // 'Ẏǿǿŭŭř ƈȧȧřŧ'
 */
export function pseudoText(words: string): string {
  return [...words].map((letter) => strangeOf(letter).repeat(vowel.test(letter) ? 2 : 1)).join('');
}

/** Whether a text on the page did not come from the words of the shop: data, or a word that nobody can translate. */
export function isUntranslated(shown: string): boolean {
  return twoPlainLetters.test(shown) && !strangeLetter.test(shown);
}

function strangeOf(letter: string): string {
  const place = plain.indexOf(letter);
  return place === -1 ? letter : (strange[place] ?? letter);
}

function text(value: string): MessageFormatElement {
  return { type: 0, value };
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  if (element.type === 0) return { ...element, value: pseudoText(element.value) };
  if (element.type === 8) return { ...element, children: element.children.map(pseudoElement) };
  if (element.type !== 5 && element.type !== 6) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(pseudoElement) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
