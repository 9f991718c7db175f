import type { Outcome } from '../call/errors.ts';
import { ShopError } from '../call/errors.ts';
import type { Message } from './message.ts';

/** The longest timer, 25 days: a longer delay, including Infinity, fires immediately. */
const longestTimerMs = 2 ** 31 - 1;

/** The state that a pending call shares with its timeout. */
export interface Progress {
  /** Aborts the fetch. */
  readonly signal: AbortSignal;
  /** The outcome of the call if it is stopped now. */
  outcome: Outcome;
  /** Releases a pending operation that ignores the signal. */
  dispose: () => void;
}

/**
 * One timeout for a whole call, including retries and bodies: after `timeoutMs`, or when the caller aborts.
 * The promise rejects at that moment, even if the work ignores the signal.
 */
export function withTimeout<Result>(
  { operation, timeoutMs, signal }: Message,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const progress: Progress = { signal: controller.signal, outcome: 'not-sent', dispose: () => {} };
    const release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const stop = (kind: 'timeout' | 'aborted', problem: string, cause?: unknown) => {
      release();
      reject(new ShopError(problem, { kind, operation, outcome: progress.outcome, cause }));
      controller.abort(cause);
      progress.dispose();
    };
    const abort = () => {
      // The reason of `AbortSignal.timeout`.
      const isTimeout = signal?.reason?.name === 'TimeoutError';
      if (isTimeout) stop('timeout', 'no answer within the time of the caller', signal?.reason);
      else stop('aborted', 'stopped by the caller', signal?.reason);
    };
    const expire = () => stop('timeout', `no answer within ${timeoutMs} ms`);
    const timer = setTimeout(expire, Math.min(timeoutMs, longestTimerMs));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    work(progress).then(resolve, reject).then(release);
  });
}
