import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from './refused-request.ts';

const windowSeconds = 60;

/** Counts the calls of each session in windows of a minute. */
export interface RateLimit {
  /** @throws RefusedRequest when the session has no call left */
  count(session: string): void;
}

/** @param now a clock in milliseconds that never goes back */
export function createRateLimit(callsPerMinute: number, now = () => performance.now()): RateLimit {
  const counts = new Map<string, number>();
  let startedAt = now();
  return {
    count(session) {
      const seconds = (now() - startedAt) / 1_000;
      if (seconds >= windowSeconds) {
        counts.clear();
        startedAt = now();
      }
      const count = counts.get(session) ?? 0;
      if (count >= callsPerMinute) {
        const sentence = `The session ${session} has used all ${callsPerMinute} calls allowed per minute.`;
        const headers = { 'retry-after': String(Math.max(1, Math.ceil(windowSeconds - seconds))) };
        throw new RefusedRequest(429, ResponseCode.tooManyRequests, sentence, headers);
      }
      counts.set(session, count + 1);
    },
  };
}
