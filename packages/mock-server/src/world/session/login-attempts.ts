import { emailKey } from '../account/emails.ts';
import { failuresOf, noteFailure } from '../state/recent-failures.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';

export const failedLoginsMaximum = 5;

/** Whether or not the email has an account. @throws Refused loginBlocked, for a quarter of an hour after the fifth failure */
export function refuseWhileBlocked(world: World, email: string): void {
  if (failuresOf(world, world.state.loginAttempts, emailKey(email)) >= failedLoginsMaximum)
    throw new Refused('loginBlocked');
}

export function noteFailedLogin(world: World, email: string): void {
  noteFailure(world, world.state.loginAttempts, emailKey(email));
}

export function forgetFailedLogins(world: World, email: string): void {
  world.state.loginAttempts.delete(emailKey(email));
}
