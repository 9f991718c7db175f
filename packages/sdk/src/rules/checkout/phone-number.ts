export const phoneNumberDigits = { min: 5, max: 20 } as const;
const allowed = /^[\d\s+().\-/]*$/u;

/** Whether a text can be a phone number: digits with the usual separators, from any keyboard. */
export function isPhoneNumber(value: string): boolean {
  const text = value.normalize('NFKC').trim();
  const digits = text.replaceAll(/\D/gu, '').length;
  return allowed.test(text) && digits >= phoneNumberDigits.min && digits <= phoneNumberDigits.max;
}
