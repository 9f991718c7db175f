import { limits } from '@signal-shop/sdk/contract';

const { pattern, minLength, maxLength } = limits.subscribe.email;
const shape = new RegExp(pattern, 'u');

/** The trimmed email, or null if invalid (spec §5: a basic pattern). */
export function emailIn(text: string): string | null {
  const email = text.trim();
  return email.length >= minLength && email.length <= maxLength && shape.test(email) ? email : null;
}
