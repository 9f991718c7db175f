import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Delivery, RawResponse } from '../../operations/faults/fault-response.ts';
import { bytesOf, piecesOf } from '../../operations/faults/fault-response.ts';
import type { Fault } from '../../world/state/faults.ts';
import { faultKinds, isFaultKind } from '../../world/state/faults.ts';
import { RefusedRequest } from './refused-request.ts';
import { writeText } from './write-answer.ts';

const longestDelayMs = 120_000;

/** The faults of one request by its headers `x-mock-latency` and `x-mock-fault`. */
export function faultsOfHeaders(headers: IncomingHttpHeaders): readonly Fault[] {
  const faults: Fault[] = [];
  const latency = headers['x-mock-latency'];
  if (latency !== undefined) faults.push({ operationId: '*', kind: 'latency', ms: readDelay(latency) });
  const kind = headers['x-mock-fault'];
  if (kind === undefined) return faults;
  if (!isFaultKind(kind)) throw refuse(`x-mock-fault must be one of: ${Object.keys(faultKinds).join(', ')}.`);
  // `x-mock-latency` defines the delay already.
  if (kind === 'latency' && latency !== undefined) return faults;
  return [...faults, { operationId: '*', kind }];
}

function readDelay(header: string | string[]): number {
  const ms = Number(header);
  if (header !== '' && Number.isInteger(ms) && ms >= 0 && ms <= longestDelayMs) return ms;
  throw refuse(`x-mock-latency must be a whole number of milliseconds from 0 to ${longestDelayMs}.`);
}

function refuse(sentence: string): RefusedRequest {
  return new RefusedRequest(400, ResponseCode.malformedRequest, sentence);
}

/** Waits, or resolves early when the client disconnects. */
export async function pause(ms: number, response: ServerResponse): Promise<void> {
  if (ms === 0) return;
  const disconnect = new AbortController();
  const abort = () => disconnect.abort();
  response.once('close', abort);
  await wait(Math.min(ms, longestDelayMs), undefined, { signal: disconnect.signal }).catch(() => undefined);
  response.off('close', abort);
}

/** Sends an answer with its faults. `isReset` resets the connection instead of closing it. */
export async function deliver(delivery: Delivery, response: ServerResponse, isReset: boolean): Promise<void> {
  const { socket } = response.req;
  if (delivery.kind === 'whole') {
    writeText(response, delivery.status, delivery.text, delivery.headers);
  } else if (delivery.kind === 'lost') {
    if (isReset) socket.resetAndDestroy();
    else socket.end();
  } else if (delivery.kind === 'cut') {
    begin(response, delivery);
    response.write(bytesOf(delivery).subarray(0, delivery.bytes), () => socket.destroy());
  } else {
    await dribble(response, delivery, delivery.ms);
  }
}

async function dribble(response: ServerResponse, parcel: RawResponse, ms: number): Promise<void> {
  const { pieces, pauseMs } = piecesOf(parcel, ms);
  begin(response, parcel);
  for (const piece of pieces) {
    await pause(pauseMs, response);
    if (response.destroyed) return;
    response.write(piece);
  }
  response.end();
}

function begin(response: ServerResponse, parcel: RawResponse): void {
  response.writeHead(parcel.status, { ...parcel.headers, 'content-length': bytesOf(parcel).length });
}
