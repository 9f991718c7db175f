import type { DeepLink, SessionReading, Visitor } from '@signal-shop/mock-server/control';
import { readCookies, sessionCookie, visitorCookies, writeCookie } from '@signal-shop/mock-server/control';

/** The part of a document that holds cookies. */
export interface CookieJar {
  cookie: string;
}

export const sharedSession = 'default';

/** The session of the mock server that this browser visits. */
export function sessionOf({ cookie }: CookieJar): string {
  return readCookies(cookie).get(sessionCookie) ?? sharedSession;
}

/** Gives the browser what a state that was just turned wants it to hold. */
export function becomeVisitor(visitor: Visitor, jar: CookieJar): void {
  const isSignedIn = readCookies(jar.cookie).has('token');
  for (const cookie of visitorCookies(visitor, isSignedIn)) jar.cookie = writeCookie(cookie);
}

/** What is chosen and not in force yet. */
export function newNames(chosen: readonly string[], current: readonly string[]): readonly string[] {
  return chosen.filter((name) => !current.includes(name));
}

/** How the session would begin again in the chosen state: with its seed, and its clock where it stood at first. */
export function beginningOf(reading: SessionReading, chosen: readonly string[], seed: string): DeepLink {
  const { startedAt } = reading;
  return {
    scenarios: chosen,
    ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
    ...(startedAt === null ? {} : { now: startedAt }),
  };
}

/** The same with the clock where it is now. */
export function stateOf(reading: SessionReading, chosen: readonly string[], seed: string): DeepLink {
  return {
    ...beginningOf(reading, chosen, seed),
    ...(reading.ahead === 0 ? {} : { ahead: reading.ahead }),
  };
}
