import { daySeconds } from '@signal-shop/sdk/rules/time';
import { customerWithEmail } from '../account/emails.ts';
import { awardDailyLogin } from '../rewards/points.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { Device, TokenRecord } from '../state/session.ts';
import type { World } from '../state/world.ts';
import { addFailedLogin, forgetFailedLogins, refuseWhileBlocked } from './login-attempts.ts';
import { beganAt, noteUse, unknownDevice } from './login-facts.ts';

/** A rotated token is still valid for requests in flight. */
export const graceSeconds = 30;
const lifetimeSeconds = 30 * daySeconds;
/** Of one customer, so that the logins of one end no login of another. */
const tokensMaximum = 100;

/**
 * @throws Refused loginFailed, the same for a wrong email and a wrong password; loginBlocked after too many failures
 */
export function logIn(world: World, email: string, password: string): { customer: Customer; token: string } {
  refuseWhileBlocked(world, email);
  const customer = customerWithEmail(world, email);
  if (customer === undefined || customer.password !== password) {
    addFailedLogin(world, email);
    throw new Refused('loginFailed');
  }
  forgetFailedLogins(world, email);
  return { customer, token: issueToken(world, customer) };
}

/** Issues a token for a customer, as a login does. */
export function issueToken(world: World, customer: Customer, login = world.count('login')): string {
  const token = `tok_${world.draw('token', 32)}`;
  storeToken(world, token, customer, login);
  return token;
}

/** Registers a token with a fixed text, so that a session can start logged in. */
export function storeToken(
  world: World,
  token: string,
  customer: Customer,
  login = world.count('login'),
): void {
  const { tokens } = world.state;
  const own = [...tokens].filter(([, { customerId }]) => customerId === customer.id);
  if (own.length >= tokensMaximum) tokens.delete(tokenToEvict(own, world.clock.seconds()));
  tokens.set(token, {
    customerId: customer.id,
    login,
    issuedAt: world.clock.seconds(),
    replacedAt: null,
    callsLeft: world.state.login.callsPerLogin,
  });
}

/** The oldest token that is no longer accepted, else the oldest one: a device that renews its tokens ends no other login. */
function tokenToEvict(tokens: readonly (readonly [string, TokenRecord])[], now: number): string {
  const ended = tokens.find(([, record]) => !isTokenValid(record, now));
  return (ended ?? tokens[0])?.[0] ?? '';
}

/**
 * The customer of a token; counts the call if logins are limited to a number of calls.
 * @param device what the request says about its device
 * @throws Refused loginRequired (no token, or an unknown one), loginExpired (it was valid once)
 */
export function authenticate(world: World, token: string | null, device: Device = unknownDevice): Customer {
  if (token === null || token === '') throw new Refused('loginRequired');
  const { tokens, customers, login } = world.state;
  const record = tokens.get(token);
  const customer = record === undefined ? undefined : customers.get(record.customerId);
  if (record === undefined || customer === undefined) throw new Refused(login.endedReason);
  if (!isTokenValid(record, world.clock.seconds())) throw new Refused('loginExpired');
  if (record.callsLeft !== null) record.callsLeft -= 1;
  noteUse(world, record, device);
  awardDailyLogin(world, customer);
  return customer;
}

/** Rotates the token of a login; the previous tokens are valid for a grace period. */
export function renewToken(
  world: World,
  token: string,
  customer: Customer,
  next = `tok_${world.draw('token', 32)}`,
): string {
  const { tokens } = world.state;
  const previousRecord = tokens.get(token);
  if (previousRecord === undefined) {
    storeToken(world, next, customer);
    return next;
  }
  for (const record of tokens.values()) {
    if (record.login === previousRecord.login) record.replacedAt ??= world.clock.seconds();
  }
  storeToken(world, next, customer, previousRecord.login);
  const issuedAt = world.clock.seconds();
  tokens.set(next, { ...previousRecord, beganAt: beganAt(previousRecord), issuedAt, replacedAt: null });
  return next;
}

/** Ends all logins; `reason` is the refusal of their tokens from now on. */
export function endLogins(world: World, reason: 'loginRequired' | 'loginExpired'): void {
  world.state.tokens.clear();
  world.state.login.endedReason = reason;
}

/** Ends the login of a token: also the tokens that this one replaced, and a newer one that replaced it. */
export function endLogin(world: World, token: string | null): void {
  const { tokens } = world.state;
  const ended = token === null ? undefined : tokens.get(token);
  if (ended === undefined) return;
  for (const [one, record] of tokens) if (record.login === ended.login) tokens.delete(one);
}

/** Ends all logins of one customer except the login of `currentToken`. */
export function endLoginsOf(world: World, customer: Customer, currentToken: string | null = null): void {
  const { tokens } = world.state;
  const login = currentToken === null ? null : (tokens.get(currentToken)?.login ?? null);
  for (const [token, record] of tokens) {
    if (record.customerId === customer.id && record.login !== login) tokens.delete(token);
  }
}

/** Whether a token is still accepted; `now` in seconds since 1970. */
export function isTokenValid(record: TokenRecord, now: number): boolean {
  if (record.callsLeft !== null && record.callsLeft <= 0) return false;
  if (record.replacedAt !== null && now - record.replacedAt > graceSeconds) return false;
  return now - record.issuedAt <= lifetimeSeconds;
}
