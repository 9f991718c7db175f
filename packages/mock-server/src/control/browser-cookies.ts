import { cookieNames, tokenCookieLifetimeDays } from '@signal-shop/sdk/constants';
import { serializeTemporaryCart } from '@signal-shop/sdk/rules/temporary-cart';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { parseCookie } from 'cookie';
import type { Visitor } from '../scenarios/create/visitor.ts';

/** A cookie as it stands in a request, still encoded; an empty value takes it away. */
export type CookiePair = readonly [name: string, value: string];

export const sessionCookie = 'mock_session';
const sessionName = /^[\w.:-]{1,64}$/;

/** What a browser keeps about a person: put aside while it visits a session of its own. */
const personalCookies = [
  cookieNames.token,
  cookieNames.temporaryCart,
  cookieNames.userInfo,
  cookieNames.tiktokToken,
] as const;

const keptPrefix = 'mock_kept_';

/** What else a browser remembers of a shop, and a fresh one has not told it. */
const passingCookies = [
  cookieNames.startTime,
  cookieNames.activity,
  cookieNames.popupClicked,
  cookieNames.hotClicked,
  cookieNames.fullPath,
] as const;

/**
 * The cookies that make a browser the visitor of a session. What the visitor leaves open stays as it is.
 * @param isSignedIn whether the browser has a login now
 */
export function visitorCookies(visitor: Visitor, isSignedIn: boolean): readonly CookiePair[] {
  const { token, guestCart, locale } = visitor;
  const isGuest = token === undefined ? !isSignedIn : token === null;
  return [
    ...(token === undefined ? [] : person(token)),
    // Somebody with a login would find the guest's things added to the own.
    ...(guestCart === undefined ? [] : [cart(isGuest ? guestCart : [])]),
    ...(locale === undefined ? [] : [[cookieNames.locale, locale] as const]),
  ];
}

/** What a browser forgets when it comes into another shop. */
export const forgottenCookies: readonly CookiePair[] = passingCookies.map((name) => [name, ''] as const);

/** Brings a browser into a session. What it held in the session that all share is put aside. */
export function enterSession(session: string, held: ReadonlyMap<string, string>): readonly CookiePair[] {
  const aside = personalCookies.map((name) => [`${keptPrefix}${name}`, held.get(name) ?? ''] as const);
  return [[sessionCookie, session], ...(held.has(sessionCookie) ? [] : aside)];
}

/** Brings a browser back into the session that all share, with what it held there. */
export function leaveSession(held: ReadonlyMap<string, string>): readonly CookiePair[] {
  if (!held.has(sessionCookie)) return [];
  return [
    [sessionCookie, ''],
    ...forgottenCookies,
    ...personalCookies.flatMap((name): CookiePair[] => [
      [name, held.get(`${keptPrefix}${name}`) ?? ''],
      [`${keptPrefix}${name}`, ''],
    ]),
  ];
}

/** The cookies of a request or a page by name, still encoded. */
export function readCookies(text: string): ReadonlyMap<string, string> {
  const cookies = parseCookie(text, { decode: (value) => value });
  return new Map(
    Object.entries(cookies).flatMap(([name, value = '']) => (name === '' ? [] : [[name, value]])),
  );
}

/** The session that the cookies of a request name; undefined if they name none. */
export function sessionInCookies(text: string): string | undefined {
  const session = readCookies(text).get(sessionCookie);
  return session !== undefined && sessionName.test(session) ? session : undefined;
}

/** As `document.cookie` and `Set-Cookie` take it. */
export function writeCookie([name, value]: CookiePair): string {
  const seconds = value === '' ? 0 : tokenCookieLifetimeDays * daySeconds;
  // A link in a mail or a ticket must find the browser in its own session.
  const sites = name.startsWith('mock_') ? 'Lax' : 'Strict';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=${sites}`;
}

function person(token: string | null): readonly CookiePair[] {
  return [
    [cookieNames.token, encodeURIComponent(token ?? '')],
    [cookieNames.userInfo, ''],
    [cookieNames.tiktokToken, ''],
  ];
}

function cart(lines: NonNullable<Visitor['guestCart']>): CookiePair {
  return [cookieNames.temporaryCart, serializeTemporaryCart(lines)];
}
