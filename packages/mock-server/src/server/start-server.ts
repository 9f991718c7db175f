import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Shop } from '../shop.ts';
import { createActivityStreams } from './activity-streams.ts';
import { createCallLog } from './call-log.ts';
import type { Contract } from './contract.ts';
import type { GateSettings } from './contract-gate.ts';
import { createContractGate } from './contract-gate.ts';
import { createControlApi } from './control/control-api.ts';
import type { ScenarioEntry } from './control/control-routes.ts';
import { createFeed } from './feed.ts';
import { createFront } from './front.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';
import type { Log } from './log.ts';
import { logCall } from './log.ts';
import { isLoopback } from './origin-guard.ts';
import type { StateKeeper } from './state-file.ts';

export interface ServerParts {
  shop: Shop;
  contract: Contract;
  scenarios: readonly ScenarioEntry[];
  settings: GateSettings;
  keeper: StateKeeper;
  port: number;
  host: string;
  log: Log;
}

export interface RunningServer {
  url: string;
  port: number;
  /** The port that was asked for, when another program already had it. */
  takenPort: number | null;
  /** What the control API asks for in `x-mock-control`; null while the server listens on loopback only. */
  controlToken: string | null;
  close(): Promise<void>;
}

const mostConnections = 2000;
const limits = {
  maxHeaderSize: 32_768,
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
} as const;

/** Serves a shop over HTTP, with the contract between the two. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { shop, contract, host, log, keeper } = parts;
  const feed = createFeed(shop, () => streams);
  const calls = createCallLog((record) => {
    logCall(log, record);
    feed.called(record);
  });
  const streams = createActivityStreams(shop, feed.streamed);
  const controlToken = isLoopback(host) ? null : randomBytes(18).toString('base64url');
  const operationIds = contract.operations.map((operation) => operation.id);
  const front = createFront({
    contract,
    host,
    call: {
      shop,
      gate: createContractGate(parts.settings),
      streams,
      calls,
      keeper,
    },
    control: createControlApi(
      { shop, calls, streams, feed, keeper, scenarios: parts.scenarios, operationIds },
      controlToken,
    ),
    reportError: (error) =>
      log(error instanceof Error ? (error.stack ?? error.message) : String(error), 'error'),
  });

  const server = createServer(limits, front);
  server.maxConnections = mostConnections;
  server.on('clientError', answerUnreadable);
  const listening = await listenOnFreePort(server, parts.port, host);
  return {
    ...listening,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`,
    controlToken,
    async close() {
      streams.close(null);
      feed.close();
      await closeServer(server);
      keeper.close();
    },
  };
}

function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
}

// Node could not read the request, so there is no response object to answer with.
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, msg] = unreadableSentences[error.code ?? ''] ?? [
    '400 Bad Request',
    'This is not a readable HTTP request.',
  ];
  const body = JSON.stringify({ code: ResponseCode.malformedRequest, msg });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\nx-content-type-options: nosniff\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const unreadableSentences: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'The headers of the request are larger than 32 kB.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};
