import { customerWithEmail } from '../account/emails.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { forgetFailedLogins } from './login-attempts.ts';
import { endLoginsOf } from './session.ts';
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
 * @throws Refused passwordWrong, passwordsDiffer
 */
export function changePassword(
  world: World,
  customer: Customer,
  token: string | null,
  current: string,
  password: string,
  confirmation: string,
): void {
  if (customer.password !== current) throw new Refused('passwordWrong');
  if (password !== confirmation) throw new Refused('passwordsDiffer');
  customer.password = password;
  endLoginsOf(world, customer, token);
}
