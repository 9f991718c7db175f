import type { ClockSetting, ClockState } from './clock.ts';

/** How a session began: with its scenarios enough to begin another one like it. */
export interface SessionOrigin {
  /** What chance depends on, where this session was given a seed of its own. */
  readonly seed: string | null;
  /** The clock as it was before anybody moved it. */
  readonly clock: ClockState;
  /** What it was created with, by name; a reset brings it back. Absent for one that began as every session does. */
  readonly created?: CreatedSession;
}

/** What somebody asked for who created a session. */
export interface CreatedSession {
  readonly scenarios: readonly string[];
  readonly beginning: SessionOptions;
}

/** How a session begins, besides its scenarios; what is left out is as in every session. */
export interface SessionOptions {
  /** Chance depends on it alone then: order numbers and luck are alike in every session with this seed. */
  readonly seed?: string;
  /** `real`, or the moment at which its clock stands still, whatever the speed of other sessions. */
  readonly now?: ClockSetting;
  /** How far its clock is moved on once the scenarios stand, in milliseconds. */
  readonly ahead?: number;
}
