import type { Locale } from '@signal-shop/sdk/contract';
import { scenarioList } from '../scenarios/create/apply-scenarios.ts';
import type { Shop } from '../shop.ts';
import { createShop } from '../shop.ts';
import type { ShopSize } from '../world/catalogue/catalogue-index.ts';
import type { Isolation } from '../world/create/isolation.ts';
import { frozenAtMs } from '../world/state/clock.ts';
import type { Fault } from '../world/state/faults.ts';
import type { BackendOptions } from './backend/backend.ts';
import { createBackend } from './backend/backend.ts';
import { photographs } from './files/photographs.ts';
import type { Contract } from './gate/contract.ts';
import { readBundle, readContract } from './gate/contract.ts';
import type { Checking } from './gate/gate-types.ts';
import { readOperations } from './gate/prism-operations.ts';
import { writeCoverage } from './recording/coverage-file.ts';
import { openHarFile } from './recording/har-file.ts';
import type { Log } from './recording/log.ts';
import { logProblems } from './recording/log.ts';
import { memoryStore, persistInFile } from './recording/state-file.ts';
import { readReferenceContract } from './reference/reference-page.ts';
import { coverageOf } from './self-check/coverage.ts';
import { StartFailure } from './start-failure.ts';
import type { RunningServer } from './start-server.ts';

export type MockServer = RunningServer;

export interface MockServerOptions {
  /** 0 lets the system choose. If the port is in use, the next free one is used: see `takenPort`. */
  port: number;
  /** 127.0.0.1 by default. Any address except loopback requires the control token. */
  host?: string;
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
  /** Faults for the calls of every session, without end. */
  faults?: readonly Fault[];
  /** `memory` (the default), or a SQLite file in which every session survives a restart. */
  state?: string;
  validateRequest?: Checking;
  validateResponse?: Checking;
  /** A real backend for some calls; its violations are recorded, its answers never replaced. */
  proxy?: BackendOptions;
  /** A file that records every call as an HTTP Archive, complete after each of them. */
  har?: string;
  /** A file that lists the answered codes of the contract when the server closes. */
  coverage?: string;
  log?: Log;
}

/**
 * Starts the mock shop over HTTP, with requests and answers validated against the bundled contract.
 * Rejects with a readable message: StartFailure for a missing bundle, no free port or an unknown scenario; Error for a
 * file that cannot be used.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { host = '127.0.0.1', state = 'memory', log = logProblems, coverage, proxy } = options;
  const loading = Promise.all([import('./start-server.ts'), bundledContract(), readOperations()]);
  // Avoids an unhandled rejection while the world is created; the promise is awaited later.
  loading.catch(() => {});
  const shop = openShop(options);
  const backend = proxy === undefined ? null : asStartFailure(() => createBackend(proxy));
  if (coverage !== undefined) writeCoverage(coverage, coverageOf(await readReferenceContract(), new Map()));
  const har = options.har === undefined ? null : openHarFile(options.har);
  const [{ startServer }, contract, operations] = await loading;
  const server = await startServer({
    store: state === 'memory' ? memoryStore : persistInFile(shop, state, log),
    shop,
    contract,
    operations,
    backend,
    onCall: (origin, call) => har?.add(origin, call),
    scenarios: scenarioList,
    settings: {
      validateRequest: options.validateRequest ?? 'strict',
      validateResponse: options.validateResponse ?? 'strict',
    },
    port: options.port,
    host,
    log,
    ...(options.controlToken === undefined ? {} : { controlToken: options.controlToken }),
  });
  return {
    ...server,
    async close() {
      await server.close();
      har?.close();
      if (coverage !== undefined) writeCoverage(coverage, await server.coverage());
    },
  };
}

function openShop(options: MockServerOptions): Shop {
  const { scenario = [], clock = 'real', latency = 0, faults = [] } = options;
  const { seed, size, locale, isolation, speed } = options;
  const late: readonly Fault[] = latency === 0 ? [] : [{ operationId: '*', kind: 'latency', ms: latency }];
  return asStartFailure(() => {
    const shop = createShop({
      photographs,
      scenarios: scenario,
      now: clock === 'frozen' ? frozenAtMs : clock,
      faults: [...late, ...faults],
      ...(seed === undefined ? {} : { seed }),
      ...(size === undefined ? {} : { size }),
      ...(locale === undefined ? {} : { locale }),
      ...(isolation === undefined ? {} : { isolation }),
      ...(speed === undefined || clock === 'frozen' ? {} : { speed }),
    });
    // Creates the default world, so that an unknown scenario fails at the start and not in the first call.
    shop.world('default');
    return shop;
  });
}

function asStartFailure<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new StartFailure('usage', error instanceof Error ? error.message : String(error), { cause: error });
  }
}

let reading: Promise<Contract> | null = null;

// Shared by the servers of one process.
function bundledContract(): Promise<Contract> {
  reading ??= readBundle().then(readContract);
  return reading;
}
