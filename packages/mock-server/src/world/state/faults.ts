import type { CallId } from '@signal-shop/sdk/contract';

/**
 * What can happen to a request or its answer on their way. `request-lost` and `reset` are never processed;
 * everything else is processed, and then something happens to the answer.
 */
export const faultKinds = {
  latency: 'answers late, by `ms` (2,000 unless said)',
  'timeout-60s': 'answers after 65 seconds, when every client of the shop has given up',
  dribble: 'answers in small pieces, over `ms` in all (2,000 unless said)',
  reset: 'resets the connection before any work is done',
  'request-lost': 'closes the connection before any work is done',
  'answer-lost': 'does the work, then resets the connection instead of answering',
  empty: 'answers 200 without a body',
  truncated: 'breaks the connection in the middle of the answer',
  'drop-after-bytes': 'breaks the connection after `bytes` bytes of the answer (64 unless said)',
  'malformed-json': 'answers JSON that ends in the middle, as if it were whole',
  'wrong-content-type': 'answers the right bytes as text/plain',
  'html-500': 'answers an HTML error page with status 500',
  status: 'answers with the status `status` (503 unless said) and an envelope that refuses',
  'unknown-code': 'answers with a code that no contract knows',
  'missing-msg': 'answers an envelope without its msg',
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
  /** Calls that are let through first. */
  readonly after?: number;
  /** How often it happens; always without it. */
  readonly times?: number;
  /** How likely it happens, from 0 to 1; always without it. */
  readonly probability?: number;
  /** Set by the control API, which can take it away again. */
  readonly planned?: true;
}

export function isFaultKind(kind: unknown): kind is FaultKind {
  return typeof kind === 'string' && Object.hasOwn(faultKinds, kind);
}

/**
 * The faults that meet this call, and the list as it is afterwards.
 * @param chance draws a number from 0 up to 1
 */
export function meetFaults(
  faults: readonly Fault[],
  operationId: string,
  chance: () => number,
): { readonly met: readonly Fault[]; readonly left: Fault[] } {
  const met: Fault[] = [];
  const left = faults.flatMap((fault) => {
    if (fault.operationId !== '*' && fault.operationId !== operationId) return [fault];
    if (fault.after !== undefined && fault.after > 0) return [{ ...fault, after: fault.after - 1 }];
    if (fault.probability !== undefined && chance() >= fault.probability) return [fault];
    met.push(fault);
    if (fault.times === undefined) return [fault];
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  });
  return { met, left };
}

const slowestMs = 65_000;

/** How late or slow an answer is that only is to be late or slow. */
export const usualMs = 2_000;

/** How long the faults hold an answer back together, in milliseconds. */
export function delayOf(faults: readonly Fault[]): number {
  const waits = faults.map(({ kind, ms = usualMs }) => {
    if (kind === 'timeout-60s') return slowestMs;
    return kind === 'latency' ? ms : 0;
  });
  return waits.reduce((sum, wait) => sum + wait, 0);
}

/** Whether the request does not even reach the shop. */
export function losesRequest(faults: readonly Fault[]): boolean {
  return faults.some(({ kind }) => kind === 'request-lost' || kind === 'reset');
}
