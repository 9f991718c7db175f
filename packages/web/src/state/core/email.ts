import { limits } from '@signal-shop/sdk/contract';

const { pattern, minLength, maxLength } = limits.subscribe.email;
const shape = new RegExp(pattern, 'u');

/** The address in what was typed, or null when it is none (spec §5: a basic pattern). */
export function emailIn(typed: string): string | null {
  const email = typed.trim();
  return email.length >= minLength && email.length <= maxLength && shape.test(email) ? email : null;
}
