import type { DeepLink, SessionReading, Visitor } from '@signal-shop/mock-server/control';
import { readCookies, sessionCookie, visitorCookies, writeCookie } from '@signal-shop/mock-server/control';

/** The part of a document that holds cookies. */
export interface CookieJar {
  cookie: string;
}

export const sharedSession = 'default';

/** The mock server's session of this browser. */
export function sessionOf({ cookie }: CookieJar): string {
  return readCookies(cookie).get(sessionCookie) ?? sharedSession;
}

/** Sets the cookies that a new state requires. */
export function applyVisitorCookies(visitor: Visitor, jar: CookieJar): void {
  const isSignedIn = readCookies(jar.cookie).has('token');
  for (const cookie of visitorCookies(visitor, isSignedIn)) jar.cookie = writeCookie(cookie);
}

/** The selected names that are not active yet. */
export function newNames(selection: readonly string[], current: readonly string[]): readonly string[] {
  return selection.filter((name) => !current.includes(name));
}

/** A link that restarts the session in the selected state, with its seed and its initial clock. */
export function initialStateLink(
  reading: SessionReading,
  scenarios: readonly string[],
  seed: string,
): DeepLink {
  const { startedAt } = reading;
  return {
    scenarios,
    ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
    ...(startedAt === null ? {} : { now: startedAt }),
  };
}

/** The same with the current clock. */
export function stateOf(reading: SessionReading, scenarios: readonly string[], seed: string): DeepLink {
  return {
    ...initialStateLink(reading, scenarios, seed),
    ...(reading.ahead === 0 ? {} : { ahead: reading.ahead }),
  };
}
