// One generation of the mock server's code, between the sockets and the shop: router, streams, feed, records, control API.
// `start-server.ts` serves it; a reload replaces it with the same sessions, records and connections.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallRecord } from '../control/control-answers.ts';
import type { ReloadNote } from '../control/feed-events.ts';
import type { Shop } from '../shop.ts';
import type { Backend } from './backend/backend.ts';
import { createControlApi } from './control/control-api.ts';
import type { ScenarioEntry } from './control/control-handler.ts';
import { createAnswerCheck } from './gate/check-answer.ts';
import type { Contract } from './gate/contract.ts';
import { createContractGate } from './gate/contract-gate.ts';
import type { Checking, GateSettings } from './gate/gate-types.ts';
import type { PrismOperations } from './gate/prism-operations.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createRouter } from './http/router.ts';
import type { CallHistory } from './recording/call-log.ts';
import { createCallLog } from './recording/call-log.ts';
import type { Log } from './recording/log.ts';
import { logCall } from './recording/log.ts';
import type { SessionStore } from './recording/session-store.ts';
import type { StateFile } from './recording/state-file.ts';
import { readReferenceContract } from './reference/reference-page.ts';
import type { Coverage } from './self-check/coverage.ts';
import { coverageOf } from './self-check/coverage.ts';
import type { StreamSubscriber } from './streams/activity-streams.ts';
import { createActivityStreams } from './streams/activity-streams.ts';
import type { FeedReader } from './streams/feed.ts';
import { createFeed } from './streams/feed.ts';

export interface ServiceParts {
  shop: Shop;
  contract: Contract;
  operations: PrismOperations;
  scenarios: readonly ScenarioEntry[];
  settings: GateSettings;
  /** Calls that a session can make in a minute; any number without it. */
  rateLimit?: number | undefined;
  store: SessionStore;
  /** The backend that answers some calls instead of the shop; null without one. */
  backend: Backend | null;
  /** Called after each answered call, after the log. */
  onCall: (origin: string, call: CallRecord) => void;
  host: string;
  /** Further names of the server in `Host`. */
  allowedHosts?: readonly string[] | undefined;
  /** The token that the control API requires; null on loopback. */
  controlToken: string | null;
  /** The origin of the server, once it listens. */
  origin: () => string;
  log: Log;
  /** The records of the code before a reload. */
  history?: CallHistory;
}

/** The data that the next code continues with. Plain data, because the next code has its own classes and functions. */
export interface ServiceState {
  /** Snapshots by session. */
  readonly sessions: ReadonlyMap<string, string>;
  readonly history: CallHistory;
  readonly file: StateFile | null;
}

/** Open connections, which the next code continues to write to. */
export interface Connections {
  readonly streams: readonly StreamSubscriber[];
  readonly readers: readonly FeedReader[];
}

export interface Service {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The coverage of the contract since the start of the server. */
  coverage(): Promise<Coverage>;
  state(): ServiceState;
  /** Stops to write to the open streams and the feed, and leaves them open. */
  release(): Connections;
  adopt(connections: Connections): void;
  publishReload(note: ReloadNote): void;
  /** Ends the open streams and the feed. */
  endStreams(): void;
  /** Closes the files and the database. */
  close(): void | Promise<void>;
}

/** Creates the service of a shop behind the contract gate. */
export function createService(parts: ServiceParts): Service {
  const { shop, log, store } = parts;
  const feed = createFeed(shop, () => streams);
  const calls = createCallLog((record) => {
    logCall(log, record);
    parts.onCall(parts.origin(), record);
    feed.publishCall(record);
  }, parts.history);
  const streams = createActivityStreams(shop, feed.publishStreams, store.refresh);
  const operationIds = parts.contract.operations.map((operation) => operation.id);
  const checkAnswer = createAnswerCheck(parts.contract, parts.operations);
  const { scenarios } = parts;
  return {
    handle: createRouter({
      contract: parts.contract,
      host: parts.host,
      allowedHosts: parts.allowedHosts,
      call: {
        ...{ shop, streams, calls, store },
        gate: createContractGate(parts.operations, parts.settings),
        proxying: proxyingOf(parts),
        rateLimit: parts.rateLimit === undefined ? null : createRateLimit(parts.rateLimit),
      },
      control: createControlApi(
        { shop, calls, streams, feed, store, scenarios, operationIds, checkAnswer },
        parts.controlToken,
      ),
      reportError: (error) =>
        log(error instanceof Error ? (error.stack ?? error.message) : String(error), 'error'),
    }),
    coverage: async () => coverageOf(await readReferenceContract(), calls.reached()),
    state: () => ({
      sessions: new Map(shop.sessions().map((session) => [session, shop.peek(session).snapshot()])),
      history: calls.history(),
      file: store.file,
    }),
    release: () => ({ streams: streams.release(), readers: feed.release() }),
    adopt(connections) {
      for (const { session, response } of connections.streams) streams.join(session, response);
      for (const reader of connections.readers) feed.join(reader);
    },
    publishReload: feed.publishReload,
    endStreams() {
      streams.close(null);
      feed.close();
    },
    close: () => store.close(),
  };
}

function proxyingOf({ backend, operations, settings }: ServiceParts) {
  if (backend === null) return null;
  return { backend, gate: createContractGate(operations, recordOnly(settings)) };
}

/** Answers of a real backend are never replaced, so the strictest level is `warn`. */
function recordOnly({ validateRequest, validateResponse }: GateSettings): GateSettings {
  const backendChecking = (checking: Checking) => (checking === 'off' ? 'off' : 'warn');
  return {
    validateRequest: backendChecking(validateRequest),
    validateResponse: backendChecking(validateResponse),
  };
}
