import { readCookies, sessionCookie } from '@signal-shop/mock-server/control';

const name = /^[\w.:~-]{1,264}$/;

/** The initial session: the one in the URL, or else this browser's. */
export function firstSession(search: string, cookies: string): string {
  const session = new URLSearchParams(search).get('session') ?? '';
  if (name.test(session)) return session;
  const own = readCookies(cookies).get(sessionCookie) ?? '';
  return name.test(own) ? own : 'default';
}
