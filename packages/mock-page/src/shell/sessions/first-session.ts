import { readCookies, sessionCookie } from '@signal-shop/mock-server/control';

const name = /^[\w.:~-]{1,264}$/;

/** Whose session the page shows at first: what its address asks for, else the one that this browser lives in. */
export function firstSession(search: string, cookies: string): string {
  const asked = new URLSearchParams(search).get('session') ?? '';
  if (name.test(asked)) return asked;
  const own = readCookies(cookies).get(sessionCookie) ?? '';
  return name.test(own) ? own : 'default';
}
