/**
 * A 53-bit hash of a text: the same seed, session and count have the same result on every machine.
 * (cyrb53, public domain.)
 */
export function hashText(text: string): number {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return 4_294_967_296 * (2_097_151 & second) + (first >>> 0);
}

/** Hexadecimal digits derived from a text. */
export function hashDigits(text: string, length: number): string {
  let digits = '';
  for (let block = 0; digits.length < length; block += 1) {
    digits += hashText(`${block}:${text}`).toString(16).padStart(14, '0').slice(-12);
  }
  return digits.slice(0, length);
}
