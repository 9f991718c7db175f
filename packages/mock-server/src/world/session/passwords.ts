import { customerWithEmail } from '../account/emails.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { addFailedLogin, forgetFailedLogins, isLoginBlocked } from './login-attempts.ts';
import { endLogin, endLoginsOf } from './session.ts';
import { spendVerificationCode } from './verification.ts';

/**
 * Sets a new password by an emailed code. Every login of the customer ends.
 * @throws Refused passwordsDiffer, verificationCodeWrong (also where the email has no account)
 */
export function resetPassword(
  world: World,
  email: string,
  code: string,
  password: string,
  confirmation: string,
): void {
  if (password !== confirmation) throw new Refused('passwordsDiffer');
  spendVerificationCode(world, email, 'reset', code);
  const customer = customerWithEmail(world, email);
  if (customer === undefined) throw new Refused('verificationCodeWrong');
  customer.password = password;
  endLoginsOf(world, customer);
  forgetFailedLogins(world, email);
}

/**
 * Sets a new password by the current one. Every other login of the customer ends.
 * @param token the token of the login that stays valid
 * @throws Refused as `checkPassword`; passwordsDiffer
 */
export function changePassword(
  world: World,
  customer: Customer,
  token: string | null,
  current: string,
  password: string,
  confirmation: string,
): void {
  checkPassword(world, customer, token, current);
  if (password !== confirmation) throw new Refused('passwordsDiffer');
  customer.password = password;
  endLoginsOf(world, customer, token);
}

/**
 * Checks the password of a customer who is logged in. Wrong ones count as failed logins; one too many also ends this login,
 * so that an open login cannot be used to guess on.
 * @throws Refused passwordWrong
 */
export function checkPassword(
  world: World,
  customer: Customer,
  token: string | null,
  password: string | undefined,
): void {
  if (customer.password === password) return;
  addFailedLogin(world, customer.email);
  if (isLoginBlocked(world, customer.email)) endLogin(world, token);
  throw new Refused('passwordWrong');
}
