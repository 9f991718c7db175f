// Hides personal data in recordings, because people share them. A hidden text keeps its length, so that it keeps the contract.

/** Fields of a body that authenticate or pay. */
export const secretFields = [
  'password',
  'password_confirmation',
  'current_password',
  'authorization_code',
  'payment_token',
  'tiktok_token',
  'token',
] as const;

/** Fields that say who a person is and where they live. Country and state remain, because taxes depend on them. */
const personalFields = [
  'first_name',
  'last_name',
  'firstname',
  'nickname',
  'cusname',
  'company',
  'phone',
  'address',
  'address_two',
  'buyer_first_name',
  'buyer_last_name',
  'buyer_address',
  'buyer_address_two',
  'buyeraddress',
  'postal_code',
  'city',
  'destination',
  'place',
  'email',
  'email_confirmation',
  'bengoo',
  'cname',
  'tracking_number',
  'invite_code',
  'subcode',
  'note',
  'problem',
  'remark',
] as const;

const hiddenFields: ReadonlySet<string> = new Set([...secretFields, ...personalFields]);
const hiddenBirthDate = '2000-01-01';
const email = /[^\s@<>"'(),;:]{1,64}@[^\s@.<>"'(),;:]{1,63}(?:\.[^\s@.<>"'(),;:]{1,63}){1,8}/g;
const hiddenEmail = 'redacted@example.com';
const longDigits = /\b\d(?:[ -]?\d){12,18}\b/g;
const secretInUrl = /([?&#][\w-]*(?:token|code|key|signature|secret|jwt|sig|sid)=)[^&\s"']+/gi;

/** A body without tokens, passwords, emails, card numbers, names, addresses and phone numbers. */
export function redact(body: unknown, hide: (text: string) => string = mask): unknown {
  if (typeof body === 'string') return redactedText(body);
  if (Array.isArray(body)) return body.map((part) => redact(part, hide));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, redactedField(name, value, hide)]),
  );
}

function redactedField(name: string, value: unknown, hide: (text: string) => string): unknown {
  if (name === 'birth_date' && typeof value === 'string') return value === '' ? '' : hiddenBirthDate;
  if (!hiddenFields.has(name)) return redact(value, hide);
  if (typeof value === 'string') return hide(value);
  return typeof value === 'number' ? Number(mask(String(value))) : redact(value, hide);
}

/** Emails, card numbers and tokens of URLs in any text. */
function redactedText(text: string): string {
  return text
    .replace(email, hiddenEmail)
    .replace(secretInUrl, '$1x')
    .replace(longDigits, (digits) => (isCardNumber(digits) ? mask(digits) : digits));
}

/** Letters and digits become x and 0. */
function mask(text: string): string {
  return text.replace(/\p{L}/gu, 'x').replace(/\p{N}/gu, '0');
}

/** The check of ISO/IEC 7812, which few other numbers pass. */
function isCardNumber(text: string): boolean {
  const digits = [...text].filter((one) => one >= '0' && one <= '9').map(Number);
  const sum = digits.reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
