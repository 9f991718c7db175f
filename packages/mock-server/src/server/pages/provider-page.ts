import type { IncomingMessage } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { allowAtProvider, socialAccounts, socialProviders } from '../../world/session/social-login.ts';
import type { SocialAccount, SocialProvider } from '../../world/state/session.ts';
import { isFriendlyOrigin } from '../http/origin-guard.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { RequestTarget } from '../http/request-target.ts';
import { sessionOf } from '../sessions/sessions.ts';
import type { AnswerPage, PageLink } from './page.ts';
import { redirect, writePage } from './page.ts';

const providerPath = /^\/__mock\/provider\/([a-z]+)(\/allow|\/deny)?$/;
const names = { facebook: 'Facebook', google: 'Google' } as const satisfies Record<SocialProvider, string>;

export function isProviderPath(path: string): boolean {
  return providerPath.test(path);
}

/**
 * Simulates the consent page of Facebook or Google. It is opened with `redirect_uri` and `state`, as in OAuth 2, and
 * redirects the visitor with `code` or with `error`.
 */
export const answerProvider: AnswerPage = async ({ shop, store }, target, request, response) => {
  const [, name, step] = providerPath.exec(target.path) ?? [];
  const provider = socialProviders.find((candidate) => candidate === name);
  if (provider === undefined) {
    throw new RefusedRequest(404, ResponseCode.notFound, 'The simulated providers are facebook and google.');
  }
  const back = readRedirect(target, request);
  if (step === '/deny') {
    redirect(response, addressWith(back, { error: 'access_denied', state: target.query.state }));
  } else if (step === '/allow') {
    const session = sessionOf(shop, request.headers);
    const account = readAccount(target);
    const code = await store.use(session, () => {
      const issued = allowAtProvider(shop.world(session), provider, account, back);
      store.persist(session);
      return issued;
    });
    redirect(response, addressWith(back, { code, state: target.query.state }));
  } else {
    const title = `${names[provider]} (stand-in)`;
    writePage(
      response,
      title,
      'signal would like to know your name and your email.',
      linksOf(provider, target),
    );
  }
};

function linksOf(provider: SocialProvider, { query }: RequestTarget): readonly PageLink[] {
  const link = (label: string, step: string, more: Record<string, string>): PageLink => ({
    label,
    href: `/__mock/provider/${provider}/${step}?${new URLSearchParams({ ...query, ...more })}`,
  });
  return [
    ...Object.entries(socialAccounts).map(([account, { name, email }]) =>
      link(`Allow as ${name} (${email})`, 'allow', { account }),
    ),
    link('Deny', 'deny', {}),
  ];
}

// Only redirects to this machine, or to the mock server or the shop in front of it: an open redirect would serve phishing,
// and a link cannot set the header of a proxy.
function readRedirect({ query }: RequestTarget, { headers }: IncomingMessage): string {
  const { redirect_uri: address } = query;
  const ownHosts = [headers.host, headers['x-forwarded-host']].map(String);
  const isFriendly = (url: string) => ownHosts.some((host) => isFriendlyOrigin(url, host));
  if (address !== undefined && address.length <= 2_000 && isFriendly(address)) {
    return address;
  }
  throw refuse(
    'Send redirect_uri, an address of the shop on this machine, such as http://localhost:5173/login/login.',
  );
}

function readAccount({ query }: RequestTarget): SocialAccount {
  const { account } = query;
  if (account !== undefined && isAccount(account)) return account;
  throw refuse(`account must be one of: ${Object.keys(socialAccounts).join(', ')}.`);
}

function isAccount(account: string): account is SocialAccount {
  return Object.hasOwn(socialAccounts, account);
}

function addressWith(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

function refuse(sentence: string): RefusedRequest {
  return new RefusedRequest(400, ResponseCode.malformedRequest, sentence);
}
