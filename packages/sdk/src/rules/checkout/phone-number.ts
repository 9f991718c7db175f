export const phoneNumberDigits = { min: 5, max: 20 } as const;
const allowed = /^([\d\s+().\-/]*)(?:(?:ext\.?|x|#)\s*\d{1,7})?$/iu;

/** Whether a text can be a phone number: digits with the usual separators and an extension, from any keyboard. */
export function isPhoneNumber(value: string): boolean {
  const text = value.normalize('NFKC').trim();
  const [, number = ''] = allowed.exec(text) ?? [];
  const digits = number.replaceAll(/\D/gu, '').length;
  return digits >= phoneNumberDigits.min && digits <= phoneNumberDigits.max;
}
