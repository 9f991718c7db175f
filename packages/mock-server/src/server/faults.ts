import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { spoil } from '../operations/fault-response.ts';
import type { Shop } from '../shop.ts';
import type { FaultKind } from '../world/faults.ts';
import { RefusedRequest } from './refused-request.ts';
import { writeText } from './write-answer.ts';

export const faultKinds = {
  latency: 'answers late, by `ms`',
  reset: 'resets the connection before any work is done',
  'request-lost': 'closes the connection before any work is done',
  empty: 'answers 200 without a body',
  'malformed-json': 'answers JSON that ends in the middle',
  'html-500': 'answers an HTML error page with status 500',
  'answer-lost': 'does the work, then resets the connection instead of answering',
} as const satisfies Record<FaultKind, string>;

/** A fault that was asked for from outside; unlike one of a scenario it may name any call. */
export interface PlannedFault {
  operationId: string;
  kind: FaultKind;
  /** Milliseconds, for latency. */
  ms?: number;
  /** So many calls pass before it begins. */
  after?: number;
  /** So often it happens; absent means always. */
  times?: number;
}

export type MetFault = Pick<PlannedFault, 'kind' | 'ms'>;

const longestDelayMs = 120_000;

export interface FaultBook {
  /** The faults that this call meets, counted as met. */
  meet(session: string, operationId: string, headers: IncomingHttpHeaders): MetFault[];
  add(session: string, fault: PlannedFault): void;
  /** Removes what `add` brought; the faults of the scenarios stay. */
  clear(session: string): void;
}

/** Faults come from the scenarios of a session, from the control API and from the headers of one request. */
export function createFaultBook(shop: Shop): FaultBook {
  const added = new Map<string, PlannedFault[]>();
  const met = new WeakMap<PlannedFault, number>();

  function happens(fault: PlannedFault): boolean {
    const call = (met.get(fault) ?? 0) + 1;
    met.set(fault, call);
    const begin = fault.after ?? 0;
    return call > begin && call <= begin + (fault.times ?? Number.POSITIVE_INFINITY);
  }

  return {
    meet(session, operationId, headers) {
      const ofScenario = shop.takeFault(session, operationId);
      const ofControl = (added.get(session) ?? []).filter(
        (fault) => (fault.operationId === '*' || fault.operationId === operationId) && happens(fault),
      );
      return [...(ofScenario === null ? [] : [ofScenario]), ...ofControl, ...faultsOfHeaders(headers)];
    },
    add(session, fault) {
      added.set(session, [...(added.get(session) ?? []), fault]);
    },
    clear(session) {
      added.delete(session);
    },
  };
}

export function isFaultKind(kind: unknown): kind is FaultKind {
  return typeof kind === 'string' && Object.hasOwn(faultKinds, kind);
}

function faultsOfHeaders(headers: IncomingHttpHeaders): MetFault[] {
  const faults: MetFault[] = [];
  const latency = headers['x-mock-latency'];
  if (latency !== undefined) faults.push({ kind: 'latency', ms: readDelay(latency) });
  const kind = headers['x-mock-fault'];
  if (kind === undefined) return faults;
  if (!isFaultKind(kind)) throw refuse(`x-mock-fault must be one of: ${Object.keys(faultKinds).join(', ')}.`);
  return [...faults, { kind }];
}

function readDelay(header: string | string[]): number {
  const ms = Number(header);
  if (header !== '' && Number.isInteger(ms) && ms >= 0 && ms <= longestDelayMs) return ms;
  throw refuse(`x-mock-latency must be a whole number of milliseconds from 0 to ${longestDelayMs}.`);
}

function refuse(sentence: string): RefusedRequest {
  return new RefusedRequest(400, ResponseCode.malformedRequest, sentence);
}

/** Waits for the latency of all faults together, or until the client leaves. */
export async function delay(faults: readonly MetFault[], response: ServerResponse): Promise<void> {
  const ms = faults.reduce((sum, fault) => sum + (fault.kind === 'latency' ? (fault.ms ?? 0) : 0), 0);
  if (ms === 0) return;
  const left = new AbortController();
  const leave = () => left.abort();
  response.once('close', leave);
  await wait(Math.min(ms, longestDelayMs), undefined, { signal: left.signal }).catch(() => undefined);
  response.off('close', leave);
}

/** The fault that takes the place of the answer, if there is one. */
export function replacingFault(faults: readonly MetFault[]): Exclude<FaultKind, 'latency'> | null {
  for (const { kind } of faults) if (kind !== 'latency') return kind;
  return null;
}

/** Does to a connection what the fault says. */
export async function sendFault(
  kind: Exclude<FaultKind, 'latency'>,
  response: ServerResponse,
): Promise<void> {
  const { socket } = response.req;
  if (kind === 'reset' || kind === 'answer-lost') {
    socket.resetAndDestroy();
  } else if (kind === 'request-lost') {
    socket.end();
  } else {
    const spoilt = spoil({ operationId: '*', kind }, new Response());
    writeText(response, spoilt.status, await spoilt.text(), Object.fromEntries(spoilt.headers));
  }
}
