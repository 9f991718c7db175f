import type { SessionEnd, ShopConnection } from '@signal-shop/sdk';
import type { AppCookies } from './browser/app-cookies.ts';
import type { PageMarket } from './browser/page-market.ts';
import type { DeviceItems, SessionItems } from './browser/session-items.ts';
import type { Configuration } from './configuration.ts';
import type { PaymentProvider } from './payment/provider.ts';
import type { ProviderName } from './payment/provider-names.ts';
import type { ShopEvent } from './state/analytics/shop-events.ts';

/** Removes a listener or stops what was started. */
export type Stop = () => void;

/** A tab that this page has just opened and may still write to. */
export type NewTab = Pick<Window, 'document' | 'opener'>;

export interface Clock {
  /** Milliseconds of the device's clock since 1970. */
  readonly now: () => number;
  readonly after: (delayMs: number, run: () => void) => Stop;
  readonly every: (periodMs: number, run: () => void) => Stop;
}

export interface EnvironmentEvents {
  /** The server has ended the session. Called once, however many calls were refused for it. */
  readonly onSessionEnded: (end: SessionEnd) => void;
  /**
   * The tab became visible: `looked-at` after another tab, `restored` from the back/forward cache, `focused` if
   * its window was visible all the time.
   */
  readonly onReturn: (how: 'looked-at' | 'restored' | 'focused') => void;
  /** The device is online again. */
  readonly onOnline: () => void;
  /** The tab became hidden and may be discarded: flush pending changes. */
  readonly onHide: () => void;
  /** The event stream reported a flash sale: '1' open, '0' closed. */
  readonly onActivity: (activity: '0' | '1') => void;
  /** The event stream has been requested, or cannot be: its first event arrives soon or never. */
  readonly onStream: () => void;
}

/** Every side effect of the shop behind one interface. Tests pass a fake one. */
export interface Environment extends PageMarket {
  readonly shop: ShopConnection;
  /** The browser's initial URL. Afterwards `router-bridge.tsx` provides the location. */
  readonly address: () => string;
  /** Origin of this page, such as `https://signal.example`, for redirects from other sites. */
  readonly origin: string;
  readonly cookies: AppCookies;
  /** The languages that the browser prefers, as tags such as `de-AT`, the best first. */
  readonly languages: readonly string[];
  /** False if the browser blocks cookies: a login then lasts until the page is closed. */
  readonly cookieEnabled: boolean;
  /** Whether a token is stored right now, perhaps by another tab. */
  readonly isSignedIn: () => boolean;
  /** The stored token; only for uses that the specification requires. */
  readonly token: () => string | undefined;
  readonly sessionItems: SessionItems;
  readonly deviceItems: DeviceItems;
  /** The payment provider: a name, whose code is lazy-loaded, or an implementation. */
  readonly payment: ProviderName | PaymentProvider;
  readonly configuration: Configuration;
  readonly clock: Clock;
  /** Returns a new idempotency key. */
  readonly uniqueKey: () => string;
  /** False while the device is offline. */
  readonly isOnline: () => boolean;
  /** Sends an analytics event to the page's listeners. Check consent first. */
  readonly record: (event: ShopEvent) => void;
  /** Writes a text to the clipboard; rejects if that is not allowed. */
  readonly copy: (text: string) => Promise<void>;
  /** Opens the device's share sheet; null if the device has none. Rejects if the user cancels. */
  readonly share: ((what: { readonly title: string; readonly url: string }) => Promise<void>) | null;
  readonly reload: () => void;
  /** Opens an empty tab; null if the browser blocks it. */
  readonly openTab: () => NewTab | null;
  /** Cryptographically random numbers. */
  readonly randomNumbers: (count: number) => Iterable<number>;
  /** Leaves this site, for a payment provider's page. */
  readonly leave: (address: string) => void;
  /** Subscribes to external events. */
  readonly listen: (events: EnvironmentEvents) => Stop;
}
