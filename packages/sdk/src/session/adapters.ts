import { parseCookie } from 'cookie';
import { tokenCookieLifetimeDays, tokenCookieName } from '../constants.ts';
import { daySeconds } from '../rules/time.ts';
import { cleanToken } from './token.ts';

/** Stores the token of a session. The client may read it before each call, so that it follows other tabs. */
export interface SessionAdapter {
  read(): string | undefined | Promise<string | undefined>;
  write(token: string | undefined): void | Promise<void>;
}

/** A synchronous adapter. */
export interface ImmediateSessionAdapter extends SessionAdapter {
  read(): string | undefined;
  write(token: string | undefined): void;
}

/** A document or an object with the same `cookie` property. */
export interface CookieJar {
  cookie: string;
}

/** The common interface of React Native's AsyncStorage, Expo's SecureStore and similar stores. */
export interface AsyncStore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

/** Stores the token in memory: for scripts, tests, or one request on a server. */
export function memorySession(token?: string): ImmediateSessionAdapter {
  let current = token;
  return {
    read: () => current,
    write: (next) => {
      current = next;
    },
  };
}

/**
 * Stores the token in the cookie `token` (spec §3), which all tabs of a browser share.
 * @example createShopClient({ baseUrl: '', session: cookieSession() })
 */
export function cookieSession(
  jar: CookieJar = document,
  isSecure: boolean = globalThis.location?.protocol === 'https:',
): ImmediateSessionAdapter {
  return {
    read: () => tokenIn(jar.cookie),
    write: (token) => {
      const lifetimeSeconds = token === undefined ? 0 : tokenCookieLifetimeDays * daySeconds;
      const attributes = `Path=/; Max-Age=${lifetimeSeconds}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
      jar.cookie = `${tokenCookieName}=${encodeURIComponent(token ?? '')}; ${attributes}`;
    },
  };
}

/**
 * Reads the token from a request's Cookie header, for server-side rendering. Calls `onToken` with a renewed
 * token.
 * @example cookieHeaderSession(request.headers.get('cookie'), (token) => setCookie(token))
 */
export function cookieHeaderSession(
  header: string | null | undefined,
  onToken?: (token: string | undefined) => void,
): ImmediateSessionAdapter {
  let current = tokenIn(header ?? '');
  return {
    read: () => current,
    write: (token) => {
      current = token;
      onToken?.(token);
    },
  };
}

/** Stores the token in an asynchronous key-value store. */
export function asyncSession(store: AsyncStore, key: string = tokenCookieName): SessionAdapter {
  return {
    read: async () => (await store.getItem(key)) ?? undefined,
    write: async (token) => {
      await (token === undefined ? store.removeItem(key) : store.setItem(key, token));
    },
  };
}

function tokenIn(cookies: string): string | undefined {
  return cleanToken(parseCookie(cookies, { decode: decodeOrSkip })[tokenCookieName]);
}

/** Returns undefined for a malformed value, which the parser would otherwise return undecoded. */
function decodeOrSkip(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
