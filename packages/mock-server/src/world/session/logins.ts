import type { Customer } from '../state/account.ts';
import { hashDigits } from '../state/seeded-hash.ts';
import type { Device, TokenRecord } from '../state/session.ts';
import type { World } from '../state/world.ts';
import { beganAt, unknownDevice, usedAt } from './login-facts.ts';
import { endLogin, isTokenValid } from './session.ts';

/** A valid login; times in seconds since 1970. */
interface Login {
  readonly id: string;
  readonly beganAt: number;
  readonly usedAt: number;
  readonly device: Device;
  readonly isCurrent: boolean;
}

/**
 * The valid logins of a customer, the current one first, then the last used one.
 * @param currentToken null if none of them is the current one
 */
export function loginsOf(
  world: World,
  customer: Customer,
  currentToken: string | null = null,
): readonly Login[] {
  const current = currentToken === null ? undefined : world.state.tokens.get(currentToken)?.login;
  const newest = new Map<number, TokenRecord>();
  for (const record of world.state.tokens.values()) {
    if (record.customerId !== customer.id) continue;
    // The login of this call counts even if the call was its last one.
    const isActive = record.login === current || isTokenValid(record, world.clock.seconds());
    // Tokens are in the order of their issue, so that the last one of a login has its latest facts.
    if (isActive) newest.set(record.login, record);
  }
  const logins = [...newest.values()].map((record) => ({
    id: idOf(record.login),
    beganAt: beganAt(record),
    usedAt: usedAt(record),
    device: record.device ?? unknownDevice,
    isCurrent: record.login === current,
  }));
  return logins.sort(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.usedAt - one.usedAt,
  );
}

/** Ends the login of a customer with this id; an id of nothing, or of another customer, is ignored. */
export function endLoginWithId(world: World, customer: Customer, id: string): void {
  for (const [token, record] of world.state.tokens) {
    if (record.customerId === customer.id && idOf(record.login) === id) endLogin(world, token);
  }
}

/** A hash, because the contract calls ids opaque: nothing may read them as a number. */
function idOf(login: number): string {
  return `login_${hashDigits(`login ${login}`, 12)}`;
}
