import { parseCookie } from 'cookie';
import { tokenCookieLifetimeDays, tokenCookieName } from '../constants.ts';
import { cleanToken } from './token.ts';

/** Where a session keeps its token. Reading may be asked before each call, so that other tabs are followed. */
export interface SessionAdapter {
  read(): string | undefined | Promise<string | undefined>;
  write(token: string | undefined): void | Promise<void>;
}

/** An adapter that answers at once. */
export interface ImmediateSessionAdapter extends SessionAdapter {
  read(): string | undefined;
  write(token: string | undefined): void;
}

/** Where the cookie adapter finds its cookies: a document, or something like one. */
export interface CookieJar {
  cookie: string;
}

/** What React Native's, Expo's and similar stores have in common. */
export interface AsyncStore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<unknown>;
  removeItem(key: string): Promise<unknown>;
}

/** Keeps the token in this object only: scripts, tests, one request on a server. */
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
 * Keeps the token in the cookie `token` (spec §3), shared by the tabs of one browser.
 * @example createShopClient({ baseUrl: '', session: cookieSession() })
 */
export function cookieSession(
  jar: CookieJar = document,
  isSecure: boolean = globalThis.location?.protocol === 'https:',
): ImmediateSessionAdapter {
  return {
    read: () => tokenIn(jar.cookie),
    write: (token) => {
      const lifetimeSeconds = token === undefined ? 0 : tokenCookieLifetimeDays * 86_400;
      const attributes = `Path=/; Max-Age=${lifetimeSeconds}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
      jar.cookie = `${tokenCookieName}=${encodeURIComponent(token ?? '')}; ${attributes}`;
    },
  };
}

/**
 * Reads the token of a request's Cookie header, for rendering on a server; a renewed token goes to `onToken`.
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

/** Keeps the token in any asynchronous key-value store. */
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

/** By default the parser returns a malformed value as it is: undefined skips it. */
function decodeOrSkip(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
