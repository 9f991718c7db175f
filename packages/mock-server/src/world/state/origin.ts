import type { ClockSetting, ClockState } from './clock.ts';

/** How a session was created: with its scenarios enough to create an identical one. */
export interface SessionOrigin {
  /** The session's own seed of pseudo-random numbers; null for the default. */
  readonly seed: string | null;
  /** The initial clock. */
  readonly clock: ClockState;
  /** The options it was created with, restored by a reset. Absent for a session created with the defaults. */
  readonly created?: CreatedSession;
}

/** The options of a session that was created explicitly. */
export interface CreatedSession {
  readonly scenarios: readonly string[];
  readonly beginning: SessionOptions;
}

/** Options of a session in addition to its scenarios; missing options have the server's defaults. */
export interface SessionOptions {
  /**
   * Replaces the server's seed and the session's name, so that sessions with one seed have the same order numbers and
   * draws.
   */
  readonly seed?: string;
  /** `real`, or the moment at which its clock is frozen, independent of other sessions. */
  readonly now?: ClockSetting;
  /** Milliseconds to advance its clock after the scenarios were applied. */
  readonly ahead?: number;
}
