import { logInWithFacebook, logInWithGoogle } from '@signal-shop/sdk/calls';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import type { SocialProvider } from '@signal-shop/ui/forms/log-in-form/social-log-in.tsx';
import { socialProviders } from '@signal-shop/ui/forms/log-in-form/social-log-in.tsx';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { parseStored } from '../../browser/parse-stored.ts';
import { internalHrefs } from '../../internal-hrefs.ts';
import { questionAddress, readProviderAnswer } from '../../log-in-provider.ts';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import { environmentAtom } from '../core/environment-atom.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { completeLogin, redirectAtom } from './complete-login.ts';
import { sayLogIn, stateAfter } from './log-in.ts';
import { inviteCodeAtom } from './register.ts';

/** A way to a provider that began in this tab. */
interface Begun {
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

/** Goes to the page on which the provider asks its visitor. */
export const beginSocialLogIn = action(({ get, set, environment }, provider: SocialProvider) => {
  const page = environment.configuration.logInProviders[provider];
  if (page === null) return;
  const state = environment.uniqueKey();
  const begun: Begun = { provider, state, target: get(redirectAtom), invite: get(inviteCodeAtom) };
  environment.sessionItems.set('social_log_in', JSON.stringify(begun));
  set(sayLogIn, { status: 'socialPending', provider });
  const { origin } = environment;
  environment.leave(questionAddress({ page, origin, returnTo: returnAddress(environment), state }));
});

/**
 * Handles the answer of a provider in the address, if there is one: only in the tab that started the login, and only
 * once. The code is removed from the address at once.
 */
export const finishSocialLogIn = action(async (context) => {
  const { get, set, environment } = context;
  const answer = readProviderAnswer(get(locationAtom).search);
  if (answer === null) return;
  const begun = readBegun(environment.sessionItems.get('social_log_in'));
  environment.sessionItems.remove('social_log_in');
  const target = begun?.target ?? null;
  set(navigate, target === null ? hrefs.logIn : internalHrefs.logInFor(target), { replace: true });
  if (begun === null || answer.state !== begun.state || answer.code === null) {
    set(sayLogIn, { status: 'unauthorised' });
    return;
  }
  await logInBy(context, begun, answer.code);
});

async function logInBy(
  { set, environment }: ActionContext,
  { provider, target, invite }: Begun,
  code: string,
): Promise<void> {
  set(sayLogIn, { status: 'socialPending', provider });
  let answer: Awaited<ReturnType<typeof logInWithGoogle>>;
  try {
    answer = await calls[provider](environment.shop, {
      authorization_code: code,
      redirect_uri: returnAddress(environment),
      ...(invite !== null && { invite_code: invite }),
    });
  } catch (error) {
    set(sayLogIn, stateAfter(error));
    return;
  }
  if (answer.is_new === 1) set(notify, 'success', { kind: 'server', message: answer.msg });
  await set(completeLogin, { tiktokToken: answer.tiktok_token, target });
  set(sayLogIn, { status: 'idle' });
}

function returnAddress({ origin }: { readonly origin: string }): string {
  return `${origin}${hrefs.logIn}`;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function readBegun(text: string | null): Begun | null {
  const kept = parseStored(text, isRecord);
  const provider = socialProviders.find((one) => one === kept?.provider);
  if (kept === undefined || provider === undefined || typeof kept.state !== 'string') return null;
  return { provider, state: kept.state, target: textOrNull(kept.target), invite: textOrNull(kept.invite) };
}
