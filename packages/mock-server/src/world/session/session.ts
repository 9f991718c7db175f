import { daySeconds } from '@signal-shop/sdk/rules/time';
import { customerWithEmail } from '../account/emails.ts';
import { noteVisit } from '../rewards/points.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { TokenRecord } from '../state/session.ts';
import type { World } from '../state/world.ts';
import { forgetFailedLogins, noteFailedLogin, refuseWhileBlocked } from './login-attempts.ts';

/** A replaced token still counts for the calls that were already on their way with it. */
export const graceSeconds = 30;
const lifetimeSeconds = 30 * daySeconds;
const tokensKept = 500;

/**
 * @throws Refused loginFailed, without saying which of the two was wrong; loginBlocked after too many failures
 */
export function logIn(world: World, email: string, password: string): { customer: Customer; token: string } {
  refuseWhileBlocked(world, email);
  const customer = customerWithEmail(world, email);
  if (customer === undefined || customer.password !== password) {
    noteFailedLogin(world, email);
    throw new Refused('loginFailed');
  }
  forgetFailedLogins(world, email);
  return { customer, token: issueToken(world, customer) };
}

/** A token for a customer, as logging in would hand it out. */
export function issueToken(world: World, customer: Customer, login = world.count('login')): string {
  const token = `tok_${world.draw('token', 32)}`;
  keepToken(world, token, customer, login);
  return token;
}

/** Makes a token of a chosen text count, so that a session can begin logged in. */
export function keepToken(
  world: World,
  token: string,
  customer: Customer,
  login = world.count('login'),
): void {
  const { tokens } = world.state;
  const [oldest] = tokens.keys();
  if (oldest !== undefined && tokens.size >= tokensKept) tokens.delete(oldest);
  tokens.set(token, {
    customerId: customer.id,
    login,
    issuedAt: world.clock.seconds(),
    replacedAt: null,
    callsLeft: world.state.login.callsPerLogin,
  });
}

/**
 * The customer behind a token; counts the call where logins live for a number of calls.
 * @throws Refused loginRequired (no token, or an unknown one), loginExpired (it counted once)
 */
export function authenticate(world: World, token: string | null): Customer {
  if (token === null || token === '') throw new Refused('loginRequired');
  const { tokens, customers, login } = world.state;
  const record = tokens.get(token);
  const customer = record === undefined ? undefined : customers.get(record.customerId);
  if (record === undefined || customer === undefined) throw new Refused(login.endedReason);
  if (!counts(record, world.clock.seconds())) throw new Refused('loginExpired');
  if (record.callsLeft !== null) record.callsLeft -= 1;
  noteVisit(world, customer);
  return customer;
}

/** A new token for the same login; all that it replaces count for a short while longer. */
export function renewToken(world: World, token: string, customer: Customer): string {
  const { tokens } = world.state;
  const replaced = tokens.get(token);
  if (replaced === undefined) return issueToken(world, customer);
  for (const record of tokens.values()) {
    if (record.login === replaced.login) record.replacedAt ??= world.clock.seconds();
  }
  const next = issueToken(world, customer, replaced.login);
  const renewed = tokens.get(next);
  if (renewed !== undefined) renewed.callsLeft = replaced.callsLeft;
  return next;
}

/** Every login so far is over; `reason` is what its token is told from now on. */
export function endLogins(world: World, reason: 'loginRequired' | 'loginExpired'): void {
  world.state.tokens.clear();
  world.state.login.endedReason = reason;
}

/** Every login of one customer is over, but for the one behind `staying`. */
export function endLoginsOf(world: World, customer: Customer, staying: string | null = null): void {
  const { tokens } = world.state;
  const login = staying === null ? null : (tokens.get(staying)?.login ?? null);
  for (const [token, record] of tokens) {
    if (record.customerId === customer.id && record.login !== login) tokens.delete(token);
  }
}

function counts(record: TokenRecord, now: number): boolean {
  if (record.callsLeft !== null && record.callsLeft <= 0) return false;
  if (record.replacedAt !== null && now - record.replacedAt > graceSeconds) return false;
  return now - record.issuedAt <= lifetimeSeconds;
}
