import type { ClockState } from './clock.ts';

/** How a session began: with its scenarios enough to begin another one like it. */
export interface Origin {
  /** What chance depends on, where this session was given a seed of its own. */
  readonly seed: string | null;
  /** The clock as it was before anybody moved it. */
  readonly clock: ClockState;
}
