import type { CookieJar } from '@signal-shop/sdk';
import { parseCookie } from 'cookie';

/** The value of a cookie; null without it, or when it is malformed. */
export function readCookie(jar: CookieJar, name: string): string | null {
  return parseCookie(jar.cookie, { decode: decodeOrSkip })[name] ?? null;
}

/** By default the parser returns a malformed value as it is: undefined skips it. */
function decodeOrSkip(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
