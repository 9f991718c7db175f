import { emailKey } from '../account/emails.ts';
import { addFailure, failuresOf } from '../state/recent-failures.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';

export const failedLoginsMaximum = 5;

/**
 * The same for known and unknown emails. @throws Refused loginBlocked, for a quarter of an hour after the fifth failure
 */
export function refuseWhileBlocked(world: World, email: string): void {
  if (isLoginBlocked(world, email)) throw new Refused('loginBlocked');
}

export function isLoginBlocked(world: World, email: string): boolean {
  return failuresOf(world, world.state.loginAttempts, emailKey(email)) >= failedLoginsMaximum;
}

export function addFailedLogin(world: World, email: string): void {
  addFailure(world, world.state.loginAttempts, emailKey(email));
}

export function forgetFailedLogins(world: World, email: string): void {
  world.state.loginAttempts.delete(emailKey(email));
}
