import type { Outcome } from '../call/errors.ts';
import { ShopError } from '../call/errors.ts';
import type { Message } from './message.ts';

/** 25 days. A timer that is set for longer, for ever included, goes off at once. */
const longestTimerMs = 2 ** 31 - 1;

/** What a call under way shares with the deadline that may stop it. */
export interface Progress {
  /** Stops what listens to it, such as a fetch. */
  readonly signal: AbortSignal;
  /** What is known of the call's effect if it is stopped now. */
  outcome: Outcome;
  /** Lets go of what is being waited for and does not listen to the signal. */
  letGo: () => void;
}

/**
 * One end for a whole call, repeated attempts and bodies included: after `timeoutMs`, or when the caller aborts. The
 * promise rejects at that moment, also when the work itself goes on and listens to no signal.
 */
export function withDeadline<Result>(
  { operation, timeoutMs, signal }: Message,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const progress: Progress = { signal: controller.signal, outcome: 'not-sent', letGo: () => {} };
    const release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const stop = (kind: 'timeout' | 'aborted', problem: string, cause?: unknown) => {
      release();
      reject(new ShopError(problem, { kind, operation, outcome: progress.outcome, cause }));
      controller.abort(cause);
      progress.letGo();
    };
    const abort = () => stop('aborted', 'stopped by the caller', signal?.reason);
    const expire = () => stop('timeout', `no answer within ${timeoutMs} ms`);
    const timer = setTimeout(expire, Math.min(timeoutMs, longestTimerMs));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    work(progress).then(resolve, reject).then(release);
  });
}
