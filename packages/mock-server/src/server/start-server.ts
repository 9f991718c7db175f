import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from './http/refused-request.ts';
import { newRequestId, writeFailure } from './http/write-answer.ts';
import { listenOnFreePort } from './listen-on-free-port.ts';
import { trackRequests } from './running-requests.ts';
import type { RunningServer } from './running-server.ts';
import type { Service } from './service.ts';

export interface ServerParts {
  service: Pick<Service, 'handle' | 'coverage' | 'endStreams' | 'close'>;
  port: number;
  host: string;
  /** The token of the control API; null on loopback. */
  controlToken: string | null;
  /** Time limits of a request's arrival. */
  limits?: Partial<ArrivalLimits>;
}

/** In milliseconds; a slower request is answered with 408, and its connection ends. */
export interface ArrivalLimits {
  headersTimeout: number;
  requestTimeout: number;
  connectionsCheckingInterval: number;
}

const maxConnections = 2000;
const limits = {
  maxHeaderSize: 32_768,
  headersTimeout: 5000,
  requestTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
} as const;

/** Serves a service over HTTP. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { service, host, controlToken } = parts;
  const requests = trackRequests(service.handle);
  const server = createServer({ ...limits, ...parts.limits }, requests.listen);
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
  return {
    ...listeningPort,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listeningPort.port}`,
    controlToken,
    coverage: service.coverage,
    async close(graceMs = 0) {
      service.endStreams();
      await closeServer(server, () => requests.finish(graceMs));
      await service.close();
    },
  };
}

async function closeServer(server: Server, finishRequests: () => Promise<void>): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });
  await finishRequests();
  server.closeAllConnections();
  await closed;
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
      `request-id: ${newRequestId()}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
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
