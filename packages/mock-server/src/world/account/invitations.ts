import type { Customer } from '../state/account.ts';
import { hashDigits } from '../state/seeded-hash.ts';
import type { World } from '../state/world.ts';

/** The invitation code of a customer: eight letters and digits. */
export function inviteCodeOf({ id }: Customer): string {
  return hashDigits(`customer ${id} invites`, 8).toUpperCase();
}

/** The customer with this invitation code. */
export function customerOfInvite(world: World, code: string): Customer | undefined {
  const normalizedCode = code.trim().toUpperCase();
  return [...world.state.customers.values()].find((customer) => inviteCodeOf(customer) === normalizedCode);
}

/** Number of registrations by invitation that earned this customer points. */
export function invitedBy(world: World, { id }: Customer): number {
  return world.state.points.entries.filter(({ customerId, kind }) => customerId === id && kind === 'invite')
    .length;
}
