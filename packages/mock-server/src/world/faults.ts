import type { CallId } from '@signal-shop/sdk/contract';

/**
 * What happens to an answer on its way. `request-lost` is never processed; `answer-lost` is processed, and then the
 * connection ends without an answer. The rest changes the bytes and is carried out by whoever writes them.
 */
export type FaultKind =
  | 'latency'
  | 'request-lost'
  | 'answer-lost'
  | 'reset'
  | 'empty'
  | 'malformed-json'
  | 'html-500';

export interface Fault {
  readonly operationId: CallId | 'watchActivity' | '*';
  readonly kind: FaultKind;
  /** For latency. */
  readonly ms?: number;
  /** Calls that are let through first. */
  readonly after?: number;
  /** How often it happens; always without it. */
  readonly times?: number;
}

/** The first fault that meets this call, and the list as it is afterwards. */
export function meetFault(
  faults: readonly Fault[],
  operationId: string,
): { readonly met: Fault | null; readonly left: Fault[] } {
  let met: Fault | null = null;
  const left: Fault[] = [];
  for (const fault of faults) {
    const concerns = fault.operationId === '*' || fault.operationId === operationId;
    if (met !== null || !concerns) {
      left.push(fault);
    } else if (fault.after !== undefined && fault.after > 0) {
      left.push({ ...fault, after: fault.after - 1 });
    } else {
      met = fault;
      if (fault.times === undefined) left.push(fault);
      else if (fault.times > 1) left.push({ ...fault, times: fault.times - 1 });
    }
  }
  return { met, left };
}
