import { emailKey } from '../account/emails.ts';
import { customerOfInvite } from '../account/invitations.ts';
import { awardPoints } from '../rewards/points.ts';
import type { Customer } from '../state/account.ts';
import { assertCapacity } from '../state/capacity.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';
import { refuseRegistration } from './registration-policy.ts';
import { issueToken } from './session.ts';
import { spendVerificationCode } from './verification.ts';

export interface Registration {
  readonly email: string;
  readonly emailConfirmation: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly code: string;
  readonly agreesToTerms: boolean;
  /** The code of the friend who sent the invitation; null without one. */
  readonly inviteCode: string | null;
}

/**
 * Opens an account and logs in. An invitation earns its sender points, up to the cap of the month.
 * @throws Refused registrationSuspended, userAlreadyRegistered, emailsDiffer, passwordsDiffer, termsNotAccepted,
 * inviteCodeUnknown, verificationCodeWrong
 */
export function register(world: World, registration: Registration): { customer: Customer; token: string } {
  const { email, password, inviteCode } = registration;
  refuseRegistration(world, email);
  if (emailKey(email) !== emailKey(registration.emailConfirmation)) throw new Refused('emailsDiffer');
  if (password !== registration.passwordConfirmation) throw new Refused('passwordsDiffer');
  if (!registration.agreesToTerms) throw new Refused('termsNotAccepted');
  const friend = inviteCode === null ? null : customerOfInvite(world, inviteCode);
  if (friend === undefined) throw new Refused('inviteCodeUnknown');
  spendVerificationCode(world, email, 'register', registration.code);
  const customer = openAccount(world, email.trim(), password, nicknameOf(email));
  if (friend !== null) awardPoints(world, friend, 'invite');
  return { customer, token: issueToken(world, customer) };
}

/**
 * Creates a customer with the points of a sign-up.
 * @param password null for an account that only a social login opens
 */
export function openAccount(
  world: World,
  email: string,
  password: string | null,
  nickname: string,
): Customer {
  assertCapacity(world, 'customers');
  const { customers, deletions } = world.state;
  const customer: Customer = {
    id: Math.max(0, ...customers.keys(), ...deletions.deletedIds) + 1,
    email,
    password,
    nickname,
    points: 0,
  };
  customers.set(customer.id, customer);
  awardPoints(world, customer, 'signUp');
  return customer;
}

function nicknameOf(email: string): string {
  return email.trim().split('@')[0] ?? email;
}
