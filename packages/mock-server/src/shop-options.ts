import type { ScenarioWorldOptions } from './scenarios/create/create-world.ts';
import type { Isolation } from './world/create/isolation.ts';
import type { Fault } from './world/state/faults.ts';

export interface ShopOptions extends Omit<ScenarioWorldOptions, 'session'> {
  /** Most sessions at a time. */
  readonly sessionsMaximum?: number;
  /** A session that was not used for so long makes room for a new one. */
  readonly idleMs?: number;
  /** Who lives in one world; everyone of one session unless said. */
  readonly isolation?: Isolation;
  /** What happens to calls of every session, for ever; `after` and `times` are not counted. */
  readonly faults?: readonly Fault[];
}
