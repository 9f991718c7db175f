import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import type { CookiePair } from '../../control/browser-cookies.ts';
import {
  deletedCookies,
  enterSession,
  leaveSession,
  readCookies,
  sessionCookie,
  visitorCookies,
  writeCookie,
} from '../../control/browser-cookies.ts';
import type { Control, ControlOptions, SessionStart } from '../../control/control.ts';
import { ControlRefusal, createControl } from '../../control/control.ts';
import type { DeepLink } from '../../control/deep-link.ts';
import { readDeepLink } from '../../control/deep-link.ts';
import { messageOf } from '../error-text.ts';
import { redirect, writePage } from '../pages/page.ts';
import { chunkCookie, chunkCookieValue } from './chunk-faults.ts';

const sharedSession = 'default';
const nameBytes = 5;
const notOfTheShop = /^\/(?:api|__mock)(?:\/|$)/;

/**
 * Opens deep links: applies the state in the URL of a page and redirects to the URL without it, so that a reload does
 * not reset the state. Only navigations count, so images and scripts of other sites have no effect.
 * @param mockAccess the URL of the mock server and its control token
 */
export function followDeepLinks(mockAccess: () => Promise<ControlOptions>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const deepLink = isVisit(request) ? readDeepLink(request.url ?? '/') : null;
    if (deepLink === null || notOfTheShop.test(deepLink.address)) {
      next();
      return;
    }
    // Two leading slashes would redirect to another site.
    const address = deepLink.address.replace(/^[/\\]+/, '/');
    if (request.headers['sec-purpose'] !== undefined) response.writeHead(503).end();
    else if (request.headers['sec-fetch-site'] === 'cross-site') askFirst(request, response);
    else follow(deepLink.link, address, request, response, mockAccess).catch(next);
  };
}

/** Whether the request is a navigation, neither a subresource nor a prefetch. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  if (method !== 'GET') return false;
  return destination === undefined
    ? headers.accept?.includes('text/html') === true
    : destination === 'document';
}

/**
 * SameSite=Strict cookies, which have to be set aside, are missing in a navigation from another site, so an own page
 * repeats it; without a click it shows a link only.
 */
function askFirst(request: IncomingMessage, response: ServerResponse): void {
  const again = (request.url ?? '/').replace(/^[/\\]+/, '/');
  const isClicked = request.headers['sec-fetch-user'] === '?1';
  writePage(
    response,
    'Another site leads here',
    'It asks for the shop in a state of its own. What you did in the shop so far is put aside.',
    [{ label: 'Open it', href: again }],
    isClicked ? { headers: { refresh: `0; url=${again}` } } : { status: 403 },
  );
}

async function follow(
  link: DeepLink,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  mockAccess: () => Promise<ControlOptions>,
): Promise<void> {
  try {
    const control = createControl(await mockAccess());
    const browserCookies = readCookies(request.headers.cookie ?? '');
    const cookies = await open(control, link, browserCookies);
    for (const cookie of cookies) response.appendHeader('set-cookie', writeCookie(cookie));
    // Drafts and order numbers in this tab's storage belong to the previous session.
    if (cookies.some(([name]) => name !== chunkCookie)) response.setHeader('clear-site-data', '"storage"');
    redirect(response, address);
  } catch (error) {
    const { status, sentence } = refusalOf(error);
    const links = [
      { label: 'Open the page as it is', href: address },
      { label: 'What there is', href: '/__mock' },
    ];
    writePage(response, 'This link cannot be opened', `${sentence} Nothing was changed.`, links, { status });
  }
}

/** @returns the changed cookies of the visiting browser */
async function open(
  control: Control,
  { scenarios = [], session, ...options }: DeepLink,
  browserCookies: ReadonlyMap<string, string>,
): Promise<readonly CookiePair[]> {
  const names = scenarios.filter((name) => !isChunk(name));
  const chunks = chunkCookies(scenarios.filter(isChunk));
  const isBeginning = names.length > 0 || Object.keys(options).length > 0;
  if (session !== undefined) {
    if (isBeginning || chunks.length > 0) {
      throw new Error('__session joins an existing session and cannot be combined with other parameters.');
    }
    return join(control, session, browserCookies);
  }
  if (chunks.length > 0 && !isBeginning) return chunks;
  const own = browserCookies.get(sessionCookie) ?? `link-${randomBytes(nameBytes).toString('hex')}`;
  const { visitor } = await control.createSession({ name: own, scenarios: names, ...startOf(options) });
  return [
    ...enterSession(own, browserCookies),
    ...deletedCookies,
    ...visitorCookies(visitor, false),
    ...chunks,
  ];
}

async function join(
  control: Control,
  session: string,
  cookies: ReadonlyMap<string, string>,
): Promise<readonly CookiePair[]> {
  if (session === sharedSession) return leaveSession(cookies);
  const { sessions } = await control.sessions();
  if (!sessions.includes(session)) throw new Error(`There is no session "${session.slice(0, 80)}".`);
  const guest = visitorCookies({ token: null, guestCart: [] }, false);
  return [...enterSession(session, cookies), ...deletedCookies, ...guest];
}

function isChunk(name: string): boolean {
  return name.startsWith('chunk.');
}

function chunkCookies(names: readonly string[]): readonly CookiePair[] {
  const [one, other] = new Set(names);
  if (other !== undefined)
    throw new Error(`"${one}" and "${other}" contradict each other: choose one of them.`);
  return one === undefined ? [] : [[chunkCookie, chunkCookieValue(one)]];
}

function startOf({ seed, now, ahead }: Pick<DeepLink, 'seed' | 'now' | 'ahead'>): SessionStart {
  return {
    ...(seed === undefined ? {} : { seed: String(seed) }),
    ...(now === undefined ? {} : { now }),
    ...(ahead === undefined ? {} : { ahead }),
  };
}

function refusalOf(error: unknown): { readonly status: number; readonly sentence: string } {
  if (error instanceof ControlRefusal) return { status: error.status, sentence: error.sentence };
  // The error of `fetch` when no server answers.
  if (error instanceof TypeError) return { status: 502, sentence: 'The mock server does not answer.' };
  return { status: 400, sentence: messageOf(error) };
}
