import { daySeconds, hourSeconds } from '../time.ts';

export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A sale from the server, in Unix seconds, and when this device received it, in milliseconds. */
export interface FlashSaleWindow {
  readonly activity_begin_time: number;
  readonly activity_over_time: number;
  readonly server_time: number;
}

const longestSeconds = 999 * daySeconds;

/**
 * Splits remaining seconds into days, hours, minutes and seconds. Clamps at zero; invalid input counts as zero.
 * @example countdownParts(3_725) // { days: 0, hours: 1, minutes: 2, seconds: 5 }
 */
export function countdownParts(restSeconds: number): CountdownParts {
  const rest = Number.isNaN(restSeconds) ? 0 : Math.floor(Math.min(longestSeconds, Math.max(0, restSeconds)));
  return {
    days: Math.floor(rest / daySeconds),
    hours: Math.floor(rest / hourSeconds) % 24,
    minutes: Math.floor(rest / 60) % 60,
    seconds: rest % 60,
  };
}

/**
 * Seconds left of a countdown that had `startSeconds` left when it was received. Pass two readings of the same
 * clock (best a monotonic one, such as `performance.now()`), so that clock skew does not matter.
 * @example remainingSeconds(10, 5_000, 8_000) // 7
 */
export function remainingSeconds(startSeconds: number, receivedAtMs: number, nowMs: number): number {
  const rest = startSeconds - Math.max(0, nowMs - receivedAtMs) / 1_000;
  return Number.isFinite(rest) ? Math.max(0, Math.ceil(rest)) : 0;
}

/** True while the server's time is between begin (inclusive) and over (exclusive), spec §4. */
export function isFlashSaleActive({
  activity_begin_time,
  activity_over_time,
  server_time,
}: FlashSaleWindow): boolean {
  return activity_begin_time <= server_time && server_time < activity_over_time;
}
