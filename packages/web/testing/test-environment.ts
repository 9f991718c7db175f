import { cookieSession, createShopClient } from '@signal-shop/sdk';
import { openAppCookies } from '../src/browser/app-cookies.ts';
import { deviceClock } from '../src/browser/clock.ts';
import { memoryCookieJar } from '../src/browser/cookie-jar.ts';
import { pageMarket } from '../src/browser/page-market.ts';
import type { StoredItems } from '../src/browser/session-items.ts';
import { openSessionItems } from '../src/browser/session-items.ts';
import { stripNullItems } from '../src/browser/strip-null-items.ts';
import type { Configuration } from '../src/configuration.ts';
import { standardConfiguration } from '../src/configuration.ts';
import type { Environment, EnvironmentEvents, NewTab } from '../src/environment.ts';
import type { PaymentProvider } from '../src/payment/provider.ts';
import { testProvider } from '../src/payment/test-provider.ts';
import type { ShopEvent } from '../src/state/analytics/shop-events.ts';

export type Fetch = typeof globalThis.fetch;

export interface TestEnvironmentOptions {
  /** The browser's initial URL. */
  readonly at?: string;
  readonly cookies?: string;
  /** The languages that the browser prefers; American English without them. */
  readonly languages?: readonly string[];
  readonly sessionItems?: Readonly<Record<string, string>>;
  /** The stored items of a previous visit. */
  readonly storage?: Pick<Environment, 'sessionItems' | 'deviceItems'>;
  readonly cookieEnabled?: boolean;
  /** Without it the browser blocks new tabs. */
  readonly newTab?: () => NewTab;
  readonly payment?: PaymentProvider;
  /** Without it the device has no share sheet. */
  readonly share?: NonNullable<Environment['share']>;
  readonly configuration?: Partial<Configuration>;
}

/** The side effects that a test can observe. */
export interface Outside {
  /** Paths of the calls so far. */
  readonly calls: string[];
  readonly departures: string[];
  /** Analytics events so far. */
  readonly analyticsEvents: ShopEvent[];
  readonly copiedTexts: string[];
  reloads: number;
  events: EnvironmentEvents | null;
}

/**
 * An environment without a browser: cookies, history and storage in memory, calls to a server in this process.
 */
export function createTestEnvironment(options: TestEnvironmentOptions, server: Fetch) {
  const jar = memoryCookieJar(options.cookies);
  const session = cookieSession(jar, false);
  const cookies = openAppCookies(jar, false);
  const { locale, shipTo } = pageMarket(cookies);
  const outside: Outside = {
    calls: [],
    departures: [],
    copiedTexts: [],
    analyticsEvents: [],
    reloads: 0,
    events: null,
  };

  const environment: Environment = {
    shop: createShopClient({
      baseUrl: 'http://shop.test',
      session,
      locale,
      shipTo: () => shipTo()?.country,
      checkAnswer: stripNullItems,
      retry: { limit: 0 },
      fetch: (input, init) => {
        const request = new Request(input, init);
        outside.calls.push(new URL(request.url).pathname);
        return server(request);
      },
      hooks: { onSessionEnded: (end) => outside.events?.onSessionEnded(end) },
    }),
    origin: 'http://localhost:5173',
    address: () => options.at ?? '/',
    cookies,
    locale,
    shipTo,
    languages: options.languages ?? ['en-US'],
    cookieEnabled: options.cookieEnabled ?? true,
    isSignedIn: () => session.read() !== undefined,
    token: () => session.read(),
    sessionItems: options.storage?.sessionItems ?? memoryItems(options.sessionItems),
    deviceItems: options.storage?.deviceItems ?? memoryItems(),
    payment: options.payment ?? testProvider,
    configuration: { ...standardConfiguration, ...options.configuration },
    clock: deviceClock,
    uniqueKey: () => `test-key-${outside.calls.length}`,
    isOnline: () => true,
    record: (event) => outside.analyticsEvents.push(event),
    copy: async (text) => void outside.copiedTexts.push(text),
    share: options.share ?? null,
    reload: () => {
      outside.reloads += 1;
    },
    openTab: () => options.newTab?.() ?? null,
    randomNumbers: (count) => Array.from({ length: count }, (_, index) => index),
    leave: (address) => outside.departures.push(address),
    listen: (events) => {
      outside.events = events;
      return () => {
        outside.events = null;
      };
    },
  };
  return { environment, outside, jar };
}

function memoryItems<Name extends string>(start: Readonly<Record<string, string>> = {}): StoredItems<Name> {
  const items = new Map(Object.entries(start));
  return openSessionItems(() => ({
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }));
}
