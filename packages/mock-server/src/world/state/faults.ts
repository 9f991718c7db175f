import type { CallId } from '@signal-shop/sdk/contract';

/**
 * Faults of a request or its answer in the network. With `request-lost` and `reset` the request is never processed;
 * all others are processed, and the fault changes the answer.
 */
export const faultKinds = {
  latency: 'delays the answer by `ms` (default 2,000)',
  'timeout-60s': 'answers after 65 seconds, when every client has timed out',
  dribble: 'sends the answer in small chunks, over `ms` in total (default 2,000)',
  reset: 'resets the connection before the call is processed',
  'request-lost': 'closes the connection before the call is processed',
  'answer-lost': 'processes the call, then resets the connection instead of answering',
  empty: 'answers 200 without a body',
  truncated: 'aborts the connection in the middle of the answer',
  'drop-after-bytes': 'aborts the connection after `bytes` bytes of the answer (default 64)',
  'malformed-json': 'answers truncated JSON with a matching content length',
  'wrong-content-type': 'answers with the content type text/plain',
  'html-500': 'answers an HTML error page with status 500',
  status: 'answers with the status `status` (default 503) and a refusal in the envelope',
  'unknown-code': 'answers with a code that the contract does not define',
  'missing-msg': 'answers with an envelope without msg',
} as const;

export type FaultKind = keyof typeof faultKinds;

export interface Fault {
  readonly operationId: CallId | 'watchActivity' | '*';
  readonly kind: FaultKind;
  /** Milliseconds, for latency and dribble. */
  readonly ms?: number;
  /** For drop-after-bytes. */
  readonly bytes?: number;
  /** For status: 400 to 599. */
  readonly status?: number;
  /** For status: the seconds in the header Retry-After, which is missing without it. */
  readonly retryAfter?: number;
  /** Number of calls without the fault before the first one with it. */
  readonly after?: number;
  /** Number of calls with the fault; unlimited by default. */
  readonly times?: number;
  /** From 0 to 1; by default 1. */
  readonly probability?: number;
  /** Set by the control API, which can remove only these. */
  readonly planned?: true;
}

export function isFaultKind(kind: unknown): kind is FaultKind {
  return typeof kind === 'string' && Object.hasOwn(faultKinds, kind);
}

/**
 * The faults of this call, and the remaining list.
 * @param chance returns a random number from 0 up to 1
 */
export function takeFaults(
  faults: readonly Fault[],
  operationId: string,
  chance: () => number,
): { readonly matches: readonly Fault[]; readonly remaining: Fault[] } {
  const matches: Fault[] = [];
  const remaining = faults.flatMap((fault) => {
    if (fault.operationId !== '*' && fault.operationId !== operationId) return [fault];
    if (fault.after !== undefined && fault.after > 0) return [{ ...fault, after: fault.after - 1 }];
    if (fault.probability !== undefined && chance() >= fault.probability) return [fault];
    matches.push(fault);
    if (fault.times === undefined) return [fault];
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  });
  return { matches, remaining };
}

const slowestMs = 65_000;

/** Default delay of latency and dribble. */
export const defaultMs = 2_000;

/** The total delay of the faults, in milliseconds. */
export function delayOf(faults: readonly Fault[]): number {
  const waits = faults.map(({ kind, ms = defaultMs }) => {
    if (kind === 'timeout-60s') return slowestMs;
    return kind === 'latency' ? ms : 0;
  });
  return waits.reduce((sum, wait) => sum + wait, 0);
}

/** Whether the request is lost before it reaches the shop. */
export function losesRequest(faults: readonly Fault[]): boolean {
  return faults.some(({ kind }) => kind === 'request-lost' || kind === 'reset');
}
