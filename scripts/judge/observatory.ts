// The rules of MDN's HTTP Observatory that a local server can show. Its scanner visits public addresses over https only, so
// the redirect to https and the preload list of browsers are not among them.
import type { Verdict } from '../journeys/verdict.ts';
import { verdictOver } from './judgement.ts';

/** Half a year: shorter ones lose points. */
const leastTransportSeconds = 15_768_000;
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Scripts that the page loads from other origins without a hash. */
export interface LoadedScripts {
  readonly foreign: readonly string[];
}

/** Full marks for each rule, as https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring describes them. */
export function judgeHeaders(headers: Headers, scripts: LoadedScripts): Verdict {
  const value = (name: string) => headers.get(name) ?? '';
  const policy = new Map(
    value('content-security-policy')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([directive = '', ...sources]) => [directive, sources] as const),
  );
  const isNone = (directive: string) => policy.get(directive)?.join() === "'none'";
  const unsafeSources = [...policy.values()].flat().filter((source) => source.startsWith("'unsafe-"));
  const seconds = Number(/max-age=(\d+)/.exec(value('strict-transport-security'))?.[1] ?? 0);
  const cookies = headers.getSetCookie();
  return verdictOver('Observatory, rules for headers', 'rules', {
    'content-security-policy': [
      ...(isNone('default-src') ? [] : ["default-src is not 'none'"]),
      ...unsafeSources.map((source) => `allows ${source}`),
    ],
    cookies: cookies
      .filter((cookie) => !/;\s*secure/i.test(cookie) || !/;\s*samesite/i.test(cookie))
      .map((cookie) => `${cookie.split('=', 1)[0]} lacks Secure or SameSite`),
    'cross-origin resource sharing':
      value('access-control-allow-origin') === '*' ? ['any site may read'] : [],
    'cross-origin-resource-policy': unless(
      ['same-origin', 'same-site'].includes(value('cross-origin-resource-policy')),
      'other sites may embed files',
    ),
    'referrer-policy': unless(
      privateReferrers.includes(value('referrer-policy')),
      'tells other sites the whole address',
    ),
    'strict-transport-security': unless(seconds >= leastTransportSeconds, `lasts ${seconds} s`),
    'subresource integrity': scripts.foreign.map((url) => `${url} has no hash`),
    'x-content-type-options': unless(value('x-content-type-options') === 'nosniff', 'is not nosniff'),
    'x-frame-options': unless(isNone('frame-ancestors'), 'the policy lets other sites frame the page'),
  });
}

function unless(isMet: boolean, finding: string): readonly string[] {
  return isMet ? [] : [finding];
}
