import type { SessionEnd, ShopConnection } from '@signal-shop/sdk';
import type { Locale } from '@signal-shop/sdk/contract';
import type { AppCookies } from './browser/app-cookies.ts';
import type { DeviceItems, SessionItems } from './browser/session-items.ts';
import type { Configuration } from './configuration.ts';
import type { PaymentProvider } from './payment/provider.ts';
import type { ProviderName } from './payment/provider-names.ts';
import type { ShopEvent } from './state/analytics/shop-events.ts';

/** Takes a listener away again, or stops what was started. */
export type Stop = () => void;

/** A tab that this page has just opened and may still write into. */
export type NewTab = Pick<Window, 'document' | 'opener'>;

export interface Clock {
  /** Milliseconds of this device's clock since 1970. */
  readonly now: () => number;
  readonly after: (delayMs: number, run: () => void) => Stop;
  readonly every: (periodMs: number, run: () => void) => Stop;
}

export interface EnvironmentEvents {
  /** The server has ended the login: once, however many calls it refused for that. */
  readonly onSessionEnded: (end: SessionEnd) => void;
  /**
   * This tab is looked at again, after another one; `restored` when the page lay in the browser's memory, `focused`
   * when its window was in sight all the time.
   */
  readonly onReturn: (how: 'looked-at' | 'restored' | 'focused') => void;
  /** The device has a network again. */
  readonly onOnline: () => void;
  /** This tab is no longer looked at, and may not be again: what waits should be sent now. */
  readonly onHide: () => void;
  /** The event stream says whether a sale is on: '1' open, '0' closed. */
  readonly onActivity: (activity: '0' | '1') => void;
  /** The event stream has been asked, or nothing can ask it: its first word comes soon or not at all. */
  readonly onActivityAsked: () => void;
}

/** Everything impure that the shop touches, behind one door. Tests give another. */
export interface Environment {
  readonly shop: ShopConnection;
  /** What the browser shows as its address: where the shop begins. From then on `router-bridge.tsx` says where it is. */
  readonly address: () => string;
  /** Where this page comes from, such as `https://signal.example`: others send visitors back there. */
  readonly origin: string;
  readonly cookies: AppCookies;
  /** The language of this page, in which it also asks the server, whatever the cookie says by now. */
  readonly locale: () => Locale;
  /** False when the browser keeps no cookies: a login then lasts until the page is left. */
  readonly areCookiesKept: boolean;
  /** Whether a token is kept right now, perhaps by another tab. */
  readonly isSignedIn: () => boolean;
  /** The token kept right now; only for those whom the specification gives it. */
  readonly token: () => string | undefined;
  readonly sessionItems: SessionItems;
  readonly deviceItems: DeviceItems;
  /** Who takes the money: by name, whose code comes with the pages that need it, or itself. */
  readonly payment: ProviderName | PaymentProvider;
  readonly configuration: Configuration;
  readonly clock: Clock;
  /** A new name for something that must happen at most once. */
  readonly uniqueKey: () => string;
  /** False while the device knows that it has no network. */
  readonly isOnline: () => boolean;
  /** Hands on something worth counting, to whoever listens to it; ask for consent before. */
  readonly record: (event: ShopEvent) => void;
  /** Puts a text on the clipboard; rejects where that is not allowed. */
  readonly copy: (text: string) => Promise<void>;
  /** Asks the device whom to send it to; null where it has no such question. Rejects when it is refused or given up. */
  readonly share: ((what: { readonly title: string; readonly url: string }) => Promise<void>) | null;
  readonly reload: () => void;
  /** Opens an empty tab; null when the browser refuses. */
  readonly openTab: () => NewTab | null;
  /** Numbers that nobody can guess. */
  readonly randomNumbers: (count: number) => Iterable<number>;
  /** Leaves this site, for a payment provider's own page. */
  readonly leave: (address: string) => void;
  /** Starts telling of what happens outside. */
  readonly listen: (events: EnvironmentEvents) => Stop;
}
