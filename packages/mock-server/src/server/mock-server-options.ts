import type { Locale } from '@signal-shop/sdk/contract';
import type { ShopSize } from '../world/catalogue/catalogue-index.ts';
import type { Isolation } from '../world/create/isolation.ts';
import type { Fault } from '../world/state/faults.ts';
import type { BackendOptions } from './backend/backend.ts';
import type { Checking } from './gate/gate-types.ts';
import type { Log } from './recording/log.ts';
import type { WebhookOptions } from './webhooks/open-webhooks.ts';

export interface MockServerOptions {
  /** 0 lets the system choose. If the port is in use, the next free one is used: see `takenPort`. */
  port: number;
  /** 127.0.0.1 by default. Any address except loopback requires the control token. */
  host?: string;
  /**
   * Further names that requests may send as `Host`, such as `mock.team.example` of a proxy in front of the server;
   * `.team.example` allows the name and every name below it. Requires the control token, because the name reaches the control API.
   */
  allowedHosts?: readonly string[];
  /** The token of the control API on such an address; a random one without it. */
  controlToken?: string;
  /** Names of scenarios that every new session starts with. */
  scenario?: readonly string[];
  /** Changes numbers, codes and draws: the same seed, calls and clock give the same answers. */
  seed?: string;
  /** `tiny` has a page of goods, `large` 5,000. */
  size?: ShopSize;
  /** The default language of sessions and requests; English without it. */
  locale?: Locale;
  /** The scope of a world: one session (the default), one request (`request`), all sessions (`global`). */
  isolation?: Isolation;
  /** `real` (the default); `frozen` at a fixed moment; or the moment at which it is frozen. */
  clock?: 'real' | 'frozen' | number | string;
  /** Speed relative to the machine's clock; with a moment, the clock runs from there. */
  speed?: number;
  /** Latency of every call of the contract, in milliseconds. */
  latency?: number;
  /** Calls of the contract per session per minute; further calls get 429. No limit without it. */
  rateLimit?: number;
  /** Faults for the calls of every session, without end. */
  faults?: readonly Fault[];
  /** `memory` (the default), or a SQLite file in which every session survives a restart. */
  state?: string;
  /** The URL of a PostgreSQL database whose sessions several instances share; needs the package `pg`. */
  store?: string;
  validateRequest?: Checking;
  validateResponse?: Checking;
  /** A real backend for some calls; its violations are recorded, its answers never replaced. */
  proxy?: BackendOptions;
  /** Sends signed events about orders and after-sales requests to a URL. */
  webhook?: WebhookOptions;
  /** A file of JSON lines that records the answers of the backend, with most personal data masked. */
  record?: string;
  /** A file of `record` whose answers replace those of the shop. */
  replay?: string;
  /** A file that records every call as an HTTP Archive, complete after each of them. */
  har?: string;
  /** A file that lists the answered codes of the contract when the server closes. */
  coverage?: string;
  log?: Log;
  /**
   * Reloads changed code and contracts, and keeps the sessions. In this repository only, because the published package has no
   * sources.
   */
  watch?: boolean;
}

/** The names, for the check of options from plain JavaScript. */
export const mockServerOptionNames = {
  ...{ port: true, host: true, allowedHosts: true, controlToken: true, scenario: true },
  ...{ seed: true, size: true, locale: true, isolation: true, clock: true },
  ...{ speed: true, latency: true, rateLimit: true, faults: true, state: true },
  ...{ store: true, validateRequest: true, validateResponse: true, proxy: true, webhook: true },
  ...{ record: true, replay: true, har: true, coverage: true, log: true },
  ...{ watch: true },
} as const satisfies Record<keyof MockServerOptions, true>;
