import { scenarioList } from '../scenarios/apply-scenarios.ts';
import { createShop } from '../shop.ts';
import type { ShopSize } from '../world/catalogue-index.ts';
import type { Contract } from './contract.ts';
import { readBundle, readContract } from './contract.ts';
import type { Checking } from './contract-gate.ts';
import type { Log } from './log.ts';
import { logProblems } from './log.ts';
import type { RunningServer } from './start-server.ts';
import { startServer } from './start-server.ts';
import { forgetful, keepInFile } from './state-file.ts';

export type MockServer = RunningServer;

export interface MockServerOptions {
  /** 0 lets the system choose. A port in use moves the server to the next free one: see `takenPort`. */
  port: number;
  /** 127.0.0.1 unless told otherwise. Any address but loopback switches the control token on. */
  host?: string;
  /** Names of scenarios that every new session begins with. */
  scenario?: readonly string[];
  /** `real` (the default), or the moment at which the clock of every session stands still. */
  now?: 'real' | number | string;
  /** `memory` (the default), or a SQLite file in which every session outlives the process. */
  state?: string;
  /** `large` has 5,000 goods. */
  size?: ShopSize;
  log?: Log;
  validateRequest?: Checking;
  validateResponse?: Checking;
}

/**
 * Starts the mock shop on HTTP, checked against the bundled contract in both directions.
 * Rejects with a sentence for people: no bundle, no free port, an unknown scenario, an unusable state file.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { host = '127.0.0.1', scenario = [], now = 'real', state = 'memory' } = options;
  const { size = 'shop', log = logProblems } = options;
  const contract = await bundledContract();
  const shop = createShop({ scenarios: scenario, now, size });
  // An unknown scenario is told now and not to the first caller.
  shop.world('default');
  const keeper = state === 'memory' ? forgetful : keepInFile(shop, state);
  return startServer({
    keeper,
    shop,
    contract,
    scenarios: scenarioList,
    settings: {
      validateRequest: options.validateRequest ?? 'strict',
      validateResponse: options.validateResponse ?? 'strict',
    },
    port: options.port,
    host,
    log,
  });
}

let reading: Promise<Contract> | null = null;

// Reading and compiling the contract takes most of a start; servers of one process share it.
function bundledContract(): Promise<Contract> {
  reading ??= readBundle().then(readContract);
  return reading;
}
