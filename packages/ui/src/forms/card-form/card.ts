/** Values of the four card fields, as typed. */
export interface CardDraft {
  readonly holder: string;
  readonly number: string;
  /** Month and year, "04 / 29". */
  readonly expiry: string;
  readonly securityCode: string;
}

export type CardProblem = 'missing' | 'malformed' | 'expired';

const longest = { number: 19, expiry: 4 };

export const securityCodeDigits = { min: 3, max: 4 } as const;

function digits(text: string): string {
  return text.normalize('NFKC').replace(/\D/gu, '');
}

/** "4242424242424242" → "4242 4242 4242 4242"; drops everything but digits. */
export function formatCardNumber(text: string): string {
  return digits(text)
    .slice(0, longest.number)
    .replace(/(.{4})(?=.)/gu, '$1 ');
}

/** "429" → "04 / 29"; accepts a pasted "2029" or "04/2029". */
export function formatExpiry(text: string): string {
  const plain = digits(text).replace(/^(\d{2})20(\d{2})$/u, '$1$2');
  const padded = /^[2-9]/u.test(plain) ? `0${plain}` : plain;
  const short = padded.slice(0, longest.expiry);
  return short.length > 2 ? `${short.slice(0, 2)} / ${short.slice(2)}` : short;
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'jcb' | 'unionPay';

const brandBeginnings: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/u],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/u],
  ['amex', /^3[47]/u],
  ['jcb', /^35(2[89]|[3-8])/u],
  ['unionPay', /^62/u],
  ['discover', /^(6011|65|64[4-9])/u],
];

/** The brand that a card number begins like; null while unknown. */
export function cardBrand(number: string): CardBrand | null {
  const typed = digits(number);
  return brandBeginnings.find(([, beginning]) => beginning.test(typed))?.[0] ?? null;
}

export function formatSecurityCode(text: string): string {
  return digits(text).slice(0, securityCodeDigits.max);
}

/** Verifies the check digit of a card number (Luhn, ISO/IEC 7812-1). */
export function hasValidCheckDigit(number: string): boolean {
  const sum = [...digits(number)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function expiryOf(text: string): { readonly month: number; readonly year: number } | null {
  const plain = digits(text);
  const month = Number(plain.slice(0, 2));
  return plain.length === 4 && month >= 1 && month <= 12
    ? { month, year: 2000 + Number(plain.slice(2)) }
    : null;
}

/** The error of each invalid field; `nowMs` decides whether the card has expired. */
export function cardProblems(draft: CardDraft, nowMs: number): Partial<Record<keyof CardDraft, CardProblem>> {
  const problems: Partial<Record<keyof CardDraft, CardProblem>> = {};
  if (draft.holder.trim() === '') problems.holder = 'missing';
  const number = digits(draft.number);
  if (number === '') problems.number = 'missing';
  else if (number.length < 12 || !hasValidCheckDigit(number)) problems.number = 'malformed';
  const expiry = expiryProblem(draft.expiry, nowMs);
  if (expiry !== null) problems.expiry = expiry;
  if (draft.securityCode === '') problems.securityCode = 'missing';
  else if (draft.securityCode.length < securityCodeDigits.min) problems.securityCode = 'malformed';
  return problems;
}

function expiryProblem(text: string, nowMs: number): CardProblem | null {
  if (text === '') return 'missing';
  const expiry = expiryOf(text);
  if (expiry === null) return 'malformed';
  const now = new Date(nowMs);
  const current = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return expiry.year * 12 + expiry.month < current ? 'expired' : null;
}
