import { logInWithFacebook, logInWithGoogle } from '@signal-shop/sdk/calls';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { SocialProvider } from '@signal-shop/ui/forms/log-in-form/social-log-in.tsx';
import { socialProviders } from '@signal-shop/ui/forms/log-in-form/social-log-in.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import { internalHrefs } from '../../internal-hrefs.ts';
import { authorizationUrl, readProviderAnswer } from '../../log-in-provider.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { completeLogin, redirectAtom } from './complete-login.ts';
import { logInStateOfError, setLogInState } from './log-in.ts';
import { inviteCodeAtom } from './register.ts';

/** A social login that was started in this tab. */
interface PendingLogin {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly target: string | null;
  readonly invite: string | null;
}

const calls = { facebook: logInWithFacebook, google: logInWithGoogle };

/** The providers that this shop is configured for. */
export const offeredProvidersAtom = atom((get) => {
  const { logInProviders } = get(environmentAtom).configuration;
  return socialProviders.filter((provider) => logInProviders[provider] !== null);
});

/** Opens the provider's consent page. */
export const beginSocialLogIn = action(({ get, set, environment }, provider: SocialProvider) => {
  const page = environment.configuration.logInProviders[provider];
  if (page === null) return;
  const state = environment.uniqueKey();
  const pendingLogin: PendingLogin = {
    provider,
    state,
    target: get(redirectAtom),
    invite: get(inviteCodeAtom),
  };
  environment.sessionItems.set('social_log_in', JSON.stringify(pendingLogin));
  set(setLogInState, { status: 'socialPending', provider });
  const { origin } = environment;
  environment.leave(authorizationUrl({ page, origin, returnTo: returnAddress(environment), state }));
});

/**
 * Handles the answer of a provider in the address, if there is one: only in the tab that started the login, and only
 * once. The code is removed from the address at once.
 */
export const finishSocialLogIn = action(async (context) => {
  const { get, set, environment } = context;
  const answer = readProviderAnswer(get(locationAtom).search);
  if (answer === null) return;
  const pendingLogin = readPendingLogin(environment.sessionItems.get('social_log_in'));
  environment.sessionItems.remove('social_log_in');
  const target = pendingLogin?.target ?? null;
  set(navigate, target === null ? hrefs.logIn : internalHrefs.logInFor(target), { replace: true });
  if (pendingLogin === null || answer.state !== pendingLogin.state || answer.code === null) {
    set(setLogInState, { status: 'unauthorised' });
    return;
  }
  await logInBy(context, pendingLogin, answer.code);
});

// Not a `mutation`: all logins share one state, and a provider accepts its code only once, so nothing is retried.
async function logInBy(
  { set, environment }: ActionContext,
  { provider, target, invite }: PendingLogin,
  code: string,
): Promise<void> {
  set(setLogInState, { status: 'socialPending', provider });
  let answer: Awaited<ReturnType<typeof logInWithGoogle>>;
  try {
    answer = await calls[provider](environment.shop, {
      authorization_code: code,
      redirect_uri: returnAddress(environment),
      ...(invite !== null && { invite_code: invite }),
    });
  } catch (error) {
    set(setLogInState, logInStateOfError(error));
    return;
  }
  if (answer.is_new === 1) set(notify, 'success', { kind: 'server', message: answer.msg });
  await set(completeLogin, { tiktokToken: answer.tiktok_token, target });
  set(setLogInState, { status: 'idle' });
}

function returnAddress({ origin }: { readonly origin: string }): string {
  return `${origin}${hrefs.logIn}`;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readPendingLogin(text: string | null): PendingLogin | null {
  const entry = parseStored(text, isRecord);
  const provider = socialProviders.find((one) => one === entry?.provider);
  if (entry === undefined || provider === undefined || typeof entry.state !== 'string') return null;
  return { provider, state: entry.state, target: textOrNull(entry.target), invite: textOrNull(entry.invite) };
}
