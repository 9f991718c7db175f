import type { Customer } from '../state/account.ts';
import type { World } from '../state/world.ts';

/** The key for comparing emails: case and surrounding whitespace are ignored. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function customerWithEmail(world: World, email: string): Customer | undefined {
  const key = emailKey(email);
  return [...world.state.customers.values()].find((customer) => emailKey(customer.email) === key);
}

/** Local parts with a fixed outcome at any domain: `taken@example.com`. */
export type MagicEmail = 'taken' | 'suspended' | 'badcode' | 'nocode';

export function isMagicEmail(email: string, magic: MagicEmail): boolean {
  return emailKey(email).split('@')[0] === magic;
}
