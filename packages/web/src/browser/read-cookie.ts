import type { CookieJar } from '@signal-shop/sdk';
import { parseCookie } from 'cookie';

/** Returns the value of a cookie; null if it is missing or malformed. */
export function readCookie(jar: CookieJar, name: string): string | null {
  return parseCookie(jar.cookie, { decode: decodeOrSkip })[name] ?? null;
}

/** Returns undefined for a malformed value, which the parser would otherwise return undecoded. */
function decodeOrSkip(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
