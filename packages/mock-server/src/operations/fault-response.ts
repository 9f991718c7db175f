import type { Fault, FaultKind } from '../world/faults.ts';

type ReplacingFault = Exclude<FaultKind, 'latency' | 'request-lost' | 'reset'>;

/** What a browser and Node reject with when a connection breaks. */
export function brokenConnection(): TypeError {
  return new TypeError('fetch failed');
}

/** True when the call must not even be heard. */
export function losesRequest(fault: Fault | null): boolean {
  return fault?.kind === 'request-lost' || fault?.kind === 'reset';
}

/** Waits as long as a late answer takes. Rejects at once when the caller gives up. */
export async function delayFor(fault: Fault | null, signal: AbortSignal): Promise<void> {
  if (fault?.kind !== 'latency' || fault.ms === undefined) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, fault.ms);
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** The answer after what happened to it on its way. @throws TypeError when nothing of it arrives */
export function spoil(fault: Fault | null, response: Response): Response {
  return fault === null || !isReplacing(fault.kind) ? response : replacements[fault.kind]();
}

const replacements = {
  'answer-lost': () => {
    throw brokenConnection();
  },
  empty: () => new Response('', { headers: { 'content-type': 'application/json; charset=utf-8' } }),
  'malformed-json': () =>
    new Response('{"code":1,"msg":[{"id":', {
      headers: { 'content-type': 'application/json; charset=utf-8' },
    }),
  'html-500': () =>
    new Response('<!doctype html><title>500</title><h1>Internal Server Error</h1>', {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
} as const satisfies Record<ReplacingFault, () => Response>;

function isReplacing(kind: FaultKind): kind is ReplacingFault {
  return Object.hasOwn(replacements, kind);
}
