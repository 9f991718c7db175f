import type { ScenarioWorldOptions } from './scenarios/create/create-world.ts';
import type { Isolation } from './world/create/isolation.ts';
import type { Recording } from './world/recordings/recording.ts';
import type { Fault } from './world/state/faults.ts';
import type { ShopMoveListener } from './world/state/moves.ts';

export interface ShopOptions extends Omit<ScenarioWorldOptions, 'session'> {
  /** Maximum number of open sessions. */
  readonly sessionsMaximum?: number;
  /** Milliseconds without use after which a session may be removed for a new one. */
  readonly idleMs?: number;
  /** The scope of a world; by default one session. */
  readonly isolation?: Isolation;
  /** Faults for the calls of every session, without end; `after` and `times` are ignored. */
  readonly faults?: readonly Fault[];
  /** Called after each move of an order or an after-sales request; not for the moves of the scenarios that a session starts with. */
  readonly onMove?: ShopMoveListener;
  /** Recorded answers, which replace those of the shop. */
  readonly recording?: Recording;
}
