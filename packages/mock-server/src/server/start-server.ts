import { randomBytes } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { CallRecord } from '../control/control-answers.ts';
import type { Shop } from '../shop.ts';
import type { Backend } from './backend/backend.ts';
import { createControlApi } from './control/control-api.ts';
import type { ScenarioEntry } from './control/control-handler.ts';
import { createAnswerCheck } from './gate/check-answer.ts';
import type { Contract } from './gate/contract.ts';
import { createContractGate } from './gate/contract-gate.ts';
import type { Checking, GateSettings } from './gate/gate-types.ts';
import type { PrismOperations } from './gate/prism-operations.ts';
import { isLoopback } from './http/origin-guard.ts';
import { RefusedRequest } from './http/refused-request.ts';
import { createRouter } from './http/router.ts';
import { writeFailure } from './http/write-answer.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';
import { createCallLog } from './recording/call-log.ts';
import type { Log } from './recording/log.ts';
import { logCall } from './recording/log.ts';
import type { SessionStore } from './recording/state-file.ts';
import { readReferenceContract } from './reference/reference-page.ts';
import type { Coverage } from './self-check/coverage.ts';
import { coverageOf } from './self-check/coverage.ts';
import { createActivityStreams } from './streams/activity-streams.ts';
import { createFeed } from './streams/feed.ts';

export interface ServerParts {
  shop: Shop;
  contract: Contract;
  operations: PrismOperations;
  scenarios: readonly ScenarioEntry[];
  settings: GateSettings;
  store: SessionStore;
  /** The backend that answers some calls instead of the shop; null without one. */
  backend: Backend | null;
  /** Called after each answered call, after the log. */
  onCall: (origin: string, call: CallRecord) => void;
  port: number;
  host: string;
  /** The token of the control API, unless the host is loopback; a random one without it. */
  controlToken?: string;
  log: Log;
  /** Time limits of a request's arrival. */
  limits?: Partial<ArrivalLimits>;
}

/** In milliseconds; a slower request is answered with 408, and its connection ends. */
export interface ArrivalLimits {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
}

export interface RunningServer {
  url: string;
  port: number;
  /** The requested port, when another program uses it; otherwise null. */
  takenPort: number | null;
  /** The token that the control API requires in `x-mock-control`; null on loopback. */
  controlToken: string | null;
  /** The coverage of the contract since the start of the server. */
  coverage(): Promise<Coverage>;
  close(): Promise<void>;
}

const maxConnections = 2000;
const limits = {
  maxHeaderSize: 32_768,
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
} as const;

/** Serves a shop over HTTP behind the contract gate. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { shop, contract, host, log, store, settings } = parts;
  let url = '';
  const feed = createFeed(shop, () => streams);
  const calls = createCallLog((record) => {
    logCall(log, record);
    parts.onCall(url, record);
    feed.publishCall(record);
  });
  const streams = createActivityStreams(shop, feed.publishStreams);
  const controlToken = isLoopback(host)
    ? null
    : (parts.controlToken ?? randomBytes(18).toString('base64url'));
  const operationIds = contract.operations.map((operation) => operation.id);
  const checkAnswer = createAnswerCheck(contract, parts.operations);
  const front = createRouter({
    contract,
    host,
    call: {
      shop,
      gate: createContractGate(parts.operations, settings),
      streams,
      calls,
      store,
      proxying:
        parts.backend === null
          ? null
          : { backend: parts.backend, gate: createContractGate(parts.operations, recordOnly(settings)) },
    },
    control: createControlApi(
      { shop, calls, streams, feed, store, scenarios: parts.scenarios, operationIds, checkAnswer },
      controlToken,
    ),
    reportError: (error) =>
      log(error instanceof Error ? (error.stack ?? error.message) : String(error), 'error'),
  });

  const server = createServer({ ...limits, ...parts.limits }, front);
  server.maxConnections = maxConnections;
  server.on('clientError', answerUnreadable);
  server.on('connect', (_request, socket) => answerBare(socket, noTunnel));
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    writeFailure(
      response,
      new RefusedRequest(417, ResponseCode.malformedRequest, 'The header Expect is not supported.'),
    ),
  );
  const listeningPort = await listenOnFreePort(server, parts.port, host);
  url = `http://${host.includes(':') ? `[${host}]` : host}:${listeningPort.port}`;
  return {
    ...listeningPort,
    url,
    controlToken,
    coverage: async () => coverageOf(await readReferenceContract(), calls.reached()),
    async close() {
      streams.close(null);
      feed.close();
      await closeServer(server);
      store.close();
    },
  };
}

/** Answers of a real backend are never replaced, so the strictest level is `warn`. */
function recordOnly({ validateRequest, validateResponse }: GateSettings): GateSettings {
  const backendChecking = (checking: Checking) => (checking === 'off' ? 'off' : 'warn');
  return {
    validateRequest: backendChecking(validateRequest),
    validateResponse: backendChecking(validateResponse),
  };
}

function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
}

// Node could not parse the request, so there is no response object.
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  answerBare(socket, unreadableSentences[error.code ?? ''] ?? unreadable);
}

function answerBare(socket: Duplex, [status, msg]: readonly [status: string, msg: string]): void {
  const body = JSON.stringify({ code: ResponseCode.malformedRequest, msg });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\nx-content-type-options: nosniff\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const noTunnel = ['405 Method Not Allowed', 'This server is no proxy.'] as const;
const unreadable = ['400 Bad Request', 'This is not a readable HTTP request.'] as const;
const unreadableSentences: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The headers of the request are larger than 32 kB.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};
