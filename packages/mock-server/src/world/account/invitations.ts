import type { Customer } from '../state/account.ts';
import { hashDigits } from '../state/seeded-hash.ts';
import type { World } from '../state/world.ts';

/** Eight letters and digits that lead back to whoever invites. */
export function inviteCodeOf({ id }: Customer): string {
  return hashDigits(`customer ${id} invites`, 8).toUpperCase();
}

/** The customer who invites with this code. */
export function customerOfInvite(world: World, code: string): Customer | undefined {
  const wanted = code.trim().toUpperCase();
  return [...world.state.customers.values()].find((customer) => inviteCodeOf(customer) === wanted);
}

/** Friends whose registration earned this customer points. */
export function invitedBy(world: World, { id }: Customer): number {
  return world.state.points.entries.filter(({ customerId, kind }) => customerId === id && kind === 'invite')
    .length;
}
