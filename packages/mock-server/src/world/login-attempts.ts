import { emailKey } from './emails.ts';
import { Refused } from './refused.ts';
import type { World } from './world.ts';

interface FailedLogins {
  count: number;
  /** Seconds since 1970. */
  lastAt: number;
}

/** Failed logins by email, whether or not it has an account. */
export type LoginAttemptsState = Map<string, FailedLogins>;

export const failedLoginsMaximum = 5;
export const loginBlockSeconds = 900;
const emailsKept = 500;

/** @throws Refused loginBlocked, for a quarter of an hour after the fifth failure */
export function refuseWhileBlocked(world: World, email: string): void {
  const failed = recentFailures(world, email);
  if (failed !== undefined && failed.count >= failedLoginsMaximum) throw new Refused('loginBlocked');
}

export function noteFailedLogin(world: World, email: string): void {
  const { loginAttempts } = world.state;
  const key = emailKey(email);
  const count = (recentFailures(world, email)?.count ?? 0) + 1;
  loginAttempts.delete(key);
  const [oldest] = loginAttempts.keys();
  if (oldest !== undefined && loginAttempts.size >= emailsKept) loginAttempts.delete(oldest);
  loginAttempts.set(key, { count, lastAt: world.clock.seconds() });
}

export function forgetFailedLogins(world: World, email: string): void {
  world.state.loginAttempts.delete(emailKey(email));
}

function recentFailures(world: World, email: string): FailedLogins | undefined {
  const failed = world.state.loginAttempts.get(emailKey(email));
  const isRecent = failed !== undefined && world.clock.seconds() - failed.lastAt < loginBlockSeconds;
  return isRecent ? failed : undefined;
}
