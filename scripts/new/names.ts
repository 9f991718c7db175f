/** `gift-guide` as `giftGuide`. */
export function camelCase(kebabCase: string): string {
  const [first = '', ...more] = kebabCase.split('-');
  return `${first}${more.map(capitalized).join('')}`;
}

/** `gift-guide` as `GiftGuide`. */
export function pascalCase(kebabCase: string): string {
  return kebabCase.split('-').map(capitalized).join('');
}

/** `giftGuide` as `gift-guide`. */
export function kebabCase(camelCase: string): string {
  return camelCase.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function capitalized(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
