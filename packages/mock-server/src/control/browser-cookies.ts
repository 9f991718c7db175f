import { cookieNames, tokenCookieLifetimeDays } from '@signal-shop/sdk/constants';
import { serializeTemporaryCart } from '@signal-shop/sdk/rules/temporary-cart';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { parseCookie } from 'cookie';
import type { Visitor } from '../scenarios/create/visitor.ts';

/** A cookie as in a request header, still encoded; an empty value deletes it. */
export type CookiePair = readonly [name: string, value: string];

export const sessionCookie = 'mock_session';
const sessionName = /^[\w.:-]{1,64}$/;

/** Cookies of a person: they are set aside while the browser visits another session. */
const personalCookies = [
  cookieNames.token,
  cookieNames.temporaryCart,
  cookieNames.userInfo,
  cookieNames.tiktokToken,
] as const;

const savedPrefix = 'mock_kept_';

/** Other cookies of the shop, which a fresh browser does not have. */
const temporaryCookies = [
  cookieNames.startTime,
  cookieNames.activity,
  cookieNames.popupClicked,
  cookieNames.hotClicked,
  cookieNames.fullPath,
] as const;

/**
 * The cookies that make a browser the visitor of a session. What the visitor leaves undefined does not change.
 * @param isSignedIn whether the browser has a login now
 */
export function visitorCookies(visitor: Visitor, isSignedIn: boolean): readonly CookiePair[] {
  const { token, guestCart, locale } = visitor;
  const isGuest = token === undefined ? !isSignedIn : token === null;
  return [
    ...(token === undefined ? [] : person(token)),
    // For a logged-in customer, the guest cart would be merged into the customer's cart.
    ...(guestCart === undefined ? [] : [cart(isGuest ? guestCart : [])]),
    ...(locale === undefined ? [] : [[cookieNames.locale, locale] as const]),
  ];
}

/** Deletes what a browser remembers of the previous shop. */
export const deletedCookies: readonly CookiePair[] = temporaryCookies.map((name) => [name, ''] as const);

/** Moves a browser into a session. Its personal cookies of the shared session are set aside. */
export function enterSession(session: string, cookies: ReadonlyMap<string, string>): readonly CookiePair[] {
  const savedCookies = personalCookies.map(
    (name) => [`${savedPrefix}${name}`, cookies.get(name) ?? ''] as const,
  );
  return [[sessionCookie, session], ...(cookies.has(sessionCookie) ? [] : savedCookies)];
}

/** Moves a browser back into the shared session and restores the personal cookies that were set aside. */
export function leaveSession(cookies: ReadonlyMap<string, string>): readonly CookiePair[] {
  if (!cookies.has(sessionCookie)) return [];
  return [
    [sessionCookie, ''],
    ...deletedCookies,
    ...personalCookies.flatMap((name): CookiePair[] => [
      [name, cookies.get(`${savedPrefix}${name}`) ?? ''],
      [`${savedPrefix}${name}`, ''],
    ]),
  ];
}

/** The cookies of a header or of `document.cookie` by name, still encoded. */
export function readCookies(text: string): ReadonlyMap<string, string> {
  const cookies = parseCookie(text, { decode: (value) => value });
  return new Map(
    Object.entries(cookies).flatMap(([name, value = '']) => (name === '' ? [] : [[name, value]])),
  );
}

/** The session that the cookies name; undefined if they name none. */
export function sessionInCookies(text: string): string | undefined {
  const session = readCookies(text).get(sessionCookie);
  return session !== undefined && sessionName.test(session) ? session : undefined;
}

/** A cookie in the syntax of `document.cookie` and `Set-Cookie`. */
export function writeCookie([name, value]: CookiePair): string {
  const seconds = value === '' ? 0 : tokenCookieLifetimeDays * daySeconds;
  // Lax, so that a link in an email or a ticket opens in the session of the browser.
  const sites = name.startsWith('mock_') ? 'Lax' : 'Strict';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=${sites}`;
}

const controlCookie = 'mock_control';

/** The control token for the control API only; links into a state keep it, because they delete no cookies. */
export function writeControlCookie(token: string): string {
  return `${controlCookie}=${encodeURIComponent(token)}; Path=/__mock; SameSite=Strict`;
}

/** The control token of a page. Undefined without one. */
export function controlTokenInCookies(text: string): string | undefined {
  return parseCookie(text)[controlCookie];
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
