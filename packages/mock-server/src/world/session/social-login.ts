import { customerWithEmail } from '../account/emails.ts';
import { customerOfInvite } from '../account/invitations.ts';
import { awardPoints } from '../rewards/points.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { SocialAccount, SocialProvider } from '../state/session.ts';
import type { World } from '../state/world.ts';
import { openAccount } from './registration.ts';
import { refuseRegistration } from './registration-policy.ts';
import { issueToken } from './session.ts';

export const socialProviders = ['facebook', 'google'] as const satisfies readonly SocialProvider[];

/** Accounts at the simulated providers: the demonstration customer, and a person without an account in the shop. */
export const socialAccounts = {
  ada: { name: 'Ada', email: 'ada@example.com' },
  robin: { name: 'Robin', email: 'robin@example.com' },
} as const satisfies Record<SocialAccount, { readonly name: string; readonly email: string }>;

const lifetimeSeconds = 600;
const codesMaximum = 200;

/** The visitor consents on the provider's page. @returns an authorization code, valid once */
export function allowAtProvider(
  world: World,
  provider: SocialProvider,
  account: SocialAccount,
  redirectUri: string | null,
): string {
  return storeAuthorization(
    world,
    `${provider}_${world.draw('authorization', 32)}`,
    provider,
    account,
    redirectUri,
  );
}

/** Registers an authorization code with a fixed text, so that a session can start with one. */
export function storeAuthorization(
  world: World,
  code: string,
  provider: SocialProvider,
  account: SocialAccount,
  redirectUri: string | null,
): string {
  const { authorizations } = world.state;
  const [oldest] = authorizations.keys();
  if (oldest !== undefined && authorizations.size >= codesMaximum) authorizations.delete(oldest);
  authorizations.set(code, { provider, account, redirectUri, issuedAt: world.clock.seconds() });
  return code;
}

/**
 * Logs in the person of an authorization code; the first login opens an account. Only then an invitation counts; an
 * unknown invitation code is ignored.
 * @throws Refused authorizationFailed (code unknown, used, too old, or of another provider or address),
 * registrationSuspended (for a new account)
 */
export function logInWithProvider(
  world: World,
  provider: SocialProvider,
  code: string,
  redirectUri: string,
  inviteCode: string | null,
): { customer: Customer; token: string; isNew: boolean } {
  const { name, email } = socialAccounts[spendAuthorization(world, provider, code, redirectUri)];
  const account = customerWithEmail(world, email);
  if (account === undefined) refuseRegistration(world, email);
  const customer = account ?? openAccount(world, email, null, name);
  const friend = inviteCode === null ? undefined : customerOfInvite(world, inviteCode);
  if (account === undefined && friend !== undefined) awardPoints(world, friend, 'invite');
  return { customer, token: issueToken(world, customer), isNew: account === undefined };
}

function spendAuthorization(
  world: World,
  provider: SocialProvider,
  code: string,
  redirectUri: string,
): SocialAccount {
  const { authorizations } = world.state;
  const authorization = authorizations.get(code);
  authorizations.delete(code);
  const counts =
    authorization !== undefined &&
    authorization.provider === provider &&
    (authorization.redirectUri === null || authorization.redirectUri === redirectUri) &&
    world.clock.seconds() - authorization.issuedAt <= lifetimeSeconds;
  if (!counts) throw new Refused('authorizationFailed');
  return authorization.account;
}
