import type { CookieJar } from '@signal-shop/sdk';
import { cookieNames, temporaryCartMaximumBytes } from '@signal-shop/sdk/constants';
import type { Locale, TemporaryCartEntry } from '@signal-shop/sdk/contract';
import { isRecord } from '@signal-shop/sdk/rules/is-record';
import { parseTemporaryCart, serializeTemporaryCart } from '@signal-shop/sdk/rules/temporary-cart';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import { parseCookie } from 'cookie';
import { safeRedirect } from '../safe-address.ts';
import { chooseLocale } from './choose-locale.ts';
import { parseStored } from './parse-stored.ts';
import { readCookie } from './read-cookie.ts';

/** The fields of getUserInfo's response in the cookie userInfo (spec §3); null if unknown. */
export interface CookieUserInfo {
  readonly isPay: number;
  readonly msg: string;
  readonly emailContact: string;
}

/** The values of this module's cookies of spec §3. The SDK manages `token`. */
export interface CookieValues {
  readonly locale: Locale;
  readonly temporaryCart: readonly TemporaryCartEntry[];
  readonly userInfo: CookieUserInfo | null;
  /** Start of the last known flash sale, in Unix seconds. */
  readonly startTime: number | null;
  /** Whether the visitor has followed the offer of a popup. */
  readonly popupClicked: boolean;
  /** Whether the visitor has opened the page of the last known flash sale. */
  readonly hotClicked: boolean;
  readonly activity: '0' | '1';
  /** The last page other than the login pages, with query and hash. */
  readonly fullPath: string;
  readonly tiktokToken: string | null;
  /** The visitor's choice about analytics; null before the choice. Not in the specification. */
  readonly consent: Consent | null;
}

export type Consent = 'granted' | 'denied';

type CookieName = keyof CookieValues;

/** Longer than a sale, whose clicks it remembers. */
const saleMemoryDays = 30;

interface Form<Value> {
  readonly read: (text: string | null) => Value;
  /** Returns null to delete the cookie. */
  readonly write: (value: Value) => string | null;
  readonly lifetimeDays: number;
}

const ownNames = { ...cookieNames, consent: 'consent' } as const;
/**
 * Maximum size of an encoded value. All cookies together leave about a kilobyte of 8 kB for the token: many
 * servers limit a header line to that.
 */
const maximumBytes = 1_200;
const longestToken = 512;
const longestText = 200;

const click: Form<boolean> = {
  read: (text) => text === '1',
  write: (isClicked) => (isClicked ? '1' : null),
  lifetimeDays: saleMemoryDays,
};

const forms: { readonly [Name in CookieName]: Form<CookieValues[Name]> } = {
  locale: {
    read: chooseLocale,
    write: (locale) => locale,
    lifetimeDays: 365,
  },
  temporaryCart: {
    read: parseTemporaryCart,
    write: (lines) => (lines.length === 0 ? null : decodeURIComponent(serializeTemporaryCart(lines))),
    lifetimeDays: 30,
  },
  userInfo: {
    read: (text) => parseStored(text, isUserInfo) ?? null,
    write: (info) => (info === null ? null : JSON.stringify(info)),
    lifetimeDays: 1,
  },
  startTime: {
    read: (text) => (text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null),
    write: (seconds) => (seconds === null ? null : String(seconds)),
    lifetimeDays: saleMemoryDays,
  },
  popupClicked: click,
  hotClicked: click,
  activity: { read: (text) => (text === '1' ? '1' : '0'), write: (activity) => activity, lifetimeDays: 1 },
  fullPath: { read: safeRedirect, write: (path) => path, lifetimeDays: 1 },
  tiktokToken: {
    read: (text) =>
      text !== null && /^[\x21-\x7e]+$/.test(text) && text.length <= longestToken ? text : null,
    write: (token) => token,
    lifetimeDays: 30,
  },
  consent: {
    read: (text) => (text === 'granted' || text === 'denied' ? text : null),
    write: (consent) => consent,
    lifetimeDays: 180,
  },
};

export interface AppCookies {
  readonly get: <Name extends CookieName>(name: Name) => CookieValues[Name];
  readonly set: <Name extends CookieName>(name: Name, value: CookieValues[Name]) => void;
  readonly remove: (name: CookieName) => void;
  /** Whether the cookie exists, with any value. */
  readonly has: (name: CookieName) => boolean;
}

/** Reads and writes the cookies of spec §3. An invalid value reads as the default. */
export function openAppCookies(jar: CookieJar, isSecure: boolean): AppCookies {
  const put = (cookie: string, value: string, lifetimeSeconds: number): void => {
    const security = isSecure ? '; Secure' : '';
    jar.cookie = `${cookie}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Strict${security}`;
  };
  const write = (name: CookieName, text: string | null): void => {
    const value = encodeURIComponent(text ?? '');
    const isStorable = text !== null && fits(ownNames[name], value);
    put(ownNames[name], isStorable ? value : '', isStorable ? forms[name].lifetimeDays * daySeconds : 0);
  };
  const cookiesByName = parseCookie(jar.cookie, { decode: (value) => value });
  // Remove oversized cookies, even those of other code: they could make a server refuse every request. The SDK
  // manages the token.
  for (const cookie of Object.values(ownNames)) {
    if (cookie !== ownNames.token && !fits(cookie, cookiesByName[cookie] ?? '')) put(cookie, '', 0);
  }
  return {
    get: (name) => forms[name].read(readCookie(jar, ownNames[name])),
    set: (name, value) => write(name, forms[name].write(value)),
    remove: (name) => write(name, null),
    has: (name) => readCookie(jar, ownNames[name]) !== null,
  };
}

function fits(cookie: string, value: string): boolean {
  return value.length <= (cookie === ownNames.temporaryCart ? temporaryCartMaximumBytes : maximumBytes);
}

function isUserInfo(value: unknown): value is CookieUserInfo {
  if (!isRecord(value)) return false;
  const { isPay, msg, emailContact } = value;
  return (isPay === 0 || isPay === 1) && isShortText(msg) && isShortText(emailContact);
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText;
}
