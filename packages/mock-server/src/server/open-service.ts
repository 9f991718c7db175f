// Creates the service of a mock server from its options. The entry of the code that a reload replaces.
import type { CallRecord } from '../control/control-answers.ts';
import { scenarioList } from '../scenarios/create/apply-scenarios.ts';
import type { Shop } from '../shop.ts';
import { createShop } from '../shop.ts';
import type { ShopOptions } from '../shop-options.ts';
import type { RecordedCall } from '../world/recordings/recording.ts';
import { createRecording } from '../world/recordings/recording.ts';
import { frozenAtMs } from '../world/state/clock.ts';
import type { Fault } from '../world/state/faults.ts';
import type { ShopMoveListener } from '../world/state/moves.ts';
import { createBackend } from './backend/backend.ts';
import { messageOf } from './error-text.ts';
import { photographs } from './files/photographs.ts';
import { createAnswerCheck } from './gate/check-answer.ts';
import type { Contract } from './gate/contract.ts';
import { readBundle, readContract } from './gate/contract.ts';
import { readOperations } from './gate/prism-operations.ts';
import type { MockServerOptions } from './mock-server-options.ts';
import type { Log } from './recording/log.ts';
import { checkRecording, readRecording } from './recording/replay-file.ts';
import { restoreSessions } from './recording/restore-sessions.ts';
import type { SessionStore } from './recording/session-store.ts';
import { continueFile, formatOf, keepInMemory, persistInFile } from './recording/session-store.ts';
import type { Service, ServiceState } from './service.ts';
import { StartFailure } from './start-failure.ts';

/** The parts of a server that stay the same across reloads. */
export interface ServiceSetting {
  readonly options: MockServerOptions;
  readonly host: string;
  readonly controlToken: string | null;
  readonly log: Log;
  readonly origin: () => string;
  /** Called after each move of an order or an after-sales request. */
  readonly onMove?: ShopMoveListener;
  readonly onCall: (origin: string, call: CallRecord) => void;
}

/** Starts the service, with the state of the code before a reload; null at the start of the server. */
export type BeginService = (before: ServiceState | null) => Service;

/**
 * Loads everything that a service needs, so that its start takes no time.
 * Rejects with a readable message: StartFailure for a missing bundle or an unknown scenario.
 */
export async function openService(setting: ServiceSetting): Promise<BeginService> {
  const { options, log } = setting;
  const { state = 'memory', proxy } = options;
  const loading = Promise.all([import('./service.ts'), bundledContract(), readOperations()]);
  // Avoids an unhandled rejection while the world is created; the promise is awaited later.
  loading.catch(() => {});
  const recording = options.replay === undefined ? [] : readRecording(options.replay);
  const shop = openShop(
    setting,
    recording.map(({ call }) => call),
  );
  const backend = proxy === undefined ? null : asStartFailure(() => createBackend(proxy));
  const [{ createService }, contract, operations] = await loading;
  await checkRecording(recording, contract, createAnswerCheck(contract, operations));
  const shared = await openShared(shop, options);
  const storeOf = (before: ServiceState | null) => {
    if (shared !== null) return shared;
    if (state === 'memory') return keepInMemory(shop);
    const file = before?.file ?? null;
    return file === null ? persistInFile(shop, state, log) : continueFile(shop, file);
  };
  return (before) => {
    if (before !== null) restoreSessions(shop, before.sessions, log);
    const { host, controlToken, origin, onCall } = setting;
    return createService({
      ...{ shop, contract, operations, backend, host, controlToken, origin, onCall, log },
      store: storeOf(before),
      scenarios: scenarioList,
      rateLimit: options.rateLimit,
      allowedHosts: options.allowedHosts,
      settings: {
        validateRequest: options.validateRequest ?? 'strict',
        validateResponse: options.validateResponse ?? 'strict',
      },
      ...(before === null ? {} : { history: before.history }),
    });
  };
}

/** The store in a database; null without one. */
async function openShared(
  shop: Shop,
  { store, state, watch, proxy }: MockServerOptions,
): Promise<SessionStore | null> {
  if (store === undefined) return null;
  if (!/^postgres(ql)?:\/\//.test(store))
    throw new StartFailure(
      'usage',
      'store must be the URL of a PostgreSQL database: postgres://user@host/name.',
    );
  if (state !== undefined && state !== 'memory')
    throw new StartFailure('usage', 'store cannot be combined with state: the sessions are in one of them.');
  if (watch === true)
    throw new StartFailure('usage', 'store cannot be combined with watch: the instances run the same code.');
  if (proxy !== undefined)
    throw new StartFailure(
      'usage',
      'store cannot be combined with proxy: a slow backend would lock its session for all instances.',
    );
  // Loaded lazily, because few servers share their sessions.
  const [{ openSessionDatabase }, { shareSessions }] = await Promise.all([
    import('./shared/session-database.ts'),
    import('./shared/shared-store.ts'),
  ]);
  return shareSessions(shop, await openSessionDatabase(store, formatOf(shop)));
}

function openShop({ options, onMove }: ServiceSetting, recording: readonly RecordedCall[]): Shop {
  const { scenario = [], latency = 0, faults = [] } = options;
  const { seed, size, locale, isolation } = options;
  const late: readonly Fault[] = latency === 0 ? [] : [{ operationId: '*', kind: 'latency', ms: latency }];
  return asStartFailure(() => {
    const shop = createShop({
      photographs,
      scenarios: scenario,
      ...clockOf(options),
      faults: [...late, ...faults],
      ...(recording.length === 0 ? {} : { recording: createRecording(recording) }),
      ...(onMove === undefined ? {} : { onMove }),
      ...(seed === undefined ? {} : { seed }),
      ...(size === undefined ? {} : { size }),
      ...(locale === undefined ? {} : { locale }),
      ...(isolation === undefined ? {} : { isolation }),
    });
    // Creates the default world, so that an unknown scenario fails at the start and not in the first call.
    shop.world('default');
    return shop;
  });
}

function clockOf({ clock = 'real', speed }: MockServerOptions): Pick<ShopOptions, 'now' | 'speed'> {
  if (clock === 'frozen') return { now: frozenAtMs };
  return { now: clock, ...(speed === undefined ? {} : { speed }) };
}

function asStartFailure<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new StartFailure('usage', messageOf(error), { cause: error });
  }
}

let reading: Promise<Contract> | null = null;

// Shared by the servers of one process.
function bundledContract(): Promise<Contract> {
  reading ??= readBundle().then(readContract);
  return reading;
}
