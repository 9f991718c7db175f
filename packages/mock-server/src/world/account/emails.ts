import type { Customer } from '../state/account.ts';
import type { World } from '../state/world.ts';

/** How emails are compared: nobody's address differs from another's by capitals or blanks around it alone. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export function customerWithEmail(world: World, email: string): Customer | undefined {
  const wanted = emailKey(email);
  return [...world.state.customers.values()].find((known) => emailKey(known.email) === wanted);
}

/** Addresses that always meet the same fate, at any domain: `taken@example.com`. */
export type MagicEmail = 'taken' | 'suspended' | 'badcode' | 'nocode';

export function isMagicEmail(email: string, magic: MagicEmail): boolean {
  return emailKey(email).split('@')[0] === magic;
}
