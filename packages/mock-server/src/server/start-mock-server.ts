import type { Locale } from '@signal-shop/sdk/contract';
import { scenarioList } from '../scenarios/create/apply-scenarios.ts';
import type { Shop } from '../shop.ts';
import { createShop } from '../shop.ts';
import type { ShopSize } from '../world/catalogue/catalogue-index.ts';
import type { Isolation } from '../world/create/isolation.ts';
import { standingStillAtMs } from '../world/state/clock.ts';
import type { Fault } from '../world/state/faults.ts';
import type { BackendOptions } from './backend/backend.ts';
import { createBackend } from './backend/backend.ts';
import type { Contract } from './gate/contract.ts';
import { readBundle, readContract } from './gate/contract.ts';
import type { Checking } from './gate/gate-types.ts';
import { readOperations } from './gate/prism-operations.ts';
import { writeCoverage } from './recording/coverage-file.ts';
import { openHarFile } from './recording/har-file.ts';
import type { Log } from './recording/log.ts';
import { logProblems } from './recording/log.ts';
import { forgetful, keepInFile } from './recording/state-file.ts';
import { readReferenceContract } from './reference/reference-page.ts';
import { coverageOf } from './self-check/coverage.ts';
import { StartFailure } from './start-failure.ts';
import type { RunningServer } from './start-server.ts';

export type MockServer = RunningServer;

export interface MockServerOptions {
  /** 0 lets the system choose. A port in use moves the server to the next free one: see `takenPort`. */
  port: number;
  /** 127.0.0.1 unless told otherwise. Any address but loopback switches the control token on. */
  host?: string;
  /** Names of scenarios that every new session begins with. */
  scenario?: readonly string[];
  /** Other numbers, codes and draws: the same seed, calls and clock give the same answers. */
  seed?: string;
  /** `tiny` has a page of goods, `large` 5,000. */
  size?: ShopSize;
  /** The language of answers, unless a session or a request says otherwise; English without it. */
  locale?: Locale;
  /** Who lives in one world: everyone of one session (unless said), nobody (`request`), all (`global`). */
  isolation?: Isolation;
  /** `real` (the default); `frozen` at a moment that is always the same; or the moment at which it stands still. */
  clock?: 'real' | 'frozen' | number | string;
  /** How many times as fast a clock runs; given with a moment, it runs on from there. */
  speed?: number;
  /** Milliseconds by which every call of the contract is late. */
  latency?: number;
  /** What happens to calls of every session, for ever. */
  faults?: readonly Fault[];
  /** `memory` (the default), or a SQLite file in which every session outlives the process. */
  state?: string;
  validateRequest?: Checking;
  validateResponse?: Checking;
  /** A real backend that answers the calls it is given; what differs from the contract is noted, never replaced. */
  proxy?: BackendOptions;
  /** A file that holds every call as an HTTP Archive, whole after each of them. */
  har?: string;
  /** A file that tells at the end which codes of the contract were answered. */
  coverage?: string;
  log?: Log;
}

/**
 * Starts the mock shop on HTTP, checked against the bundled contract in both directions.
 * Rejects with a sentence for people: StartFailure for no bundle, no free port, an unknown scenario; Error for a file
 * that cannot be used.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { host = '127.0.0.1', state = 'memory', log = logProblems, coverage, proxy } = options;
  const loading = Promise.all([import('./start-server.ts'), bundledContract(), readOperations()]);
  // The rejection waits until the world stands.
  loading.catch(() => {});
  const shop = openShop(options);
  const backend = proxy === undefined ? null : told(() => createBackend(proxy));
  if (coverage !== undefined) writeCoverage(coverage, coverageOf(await readReferenceContract(), new Map()));
  const har = options.har === undefined ? null : openHarFile(options.har);
  const [{ startServer }, contract, operations] = await loading;
  const server = await startServer({
    keeper: state === 'memory' ? forgetful : keepInFile(shop, state),
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
  return told(() => {
    const shop = createShop({
      scenarios: scenario,
      now: clock === 'frozen' ? standingStillAtMs : clock,
      faults: [...late, ...faults],
      ...(seed === undefined ? {} : { seed }),
      ...(size === undefined ? {} : { size }),
      ...(locale === undefined ? {} : { locale }),
      ...(isolation === undefined ? {} : { isolation }),
      ...(speed === undefined || clock === 'frozen' ? {} : { speed }),
    });
    // An unknown scenario is told now and not to the first caller.
    shop.world('default');
    return shop;
  });
}

function told<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new StartFailure('usage', error instanceof Error ? error.message : String(error), { cause: error });
  }
}

let reading: Promise<Contract> | null = null;

// Servers of one process share it.
function bundledContract(): Promise<Contract> {
  reading ??= readBundle().then(readContract);
  return reading;
}
