// The interface of one session's shop, for all who read or change it; `create/world.ts` implements it.

import type { Locale } from '@signal-shop/sdk/contract';
import type { Photographs } from '../../seed/photographs.ts';
import type { CatalogueIndex, ShopSize } from '../catalogue/catalogue-index.ts';
import type { Clock, ClockSetting } from './clock.ts';
import type { Fault } from './faults.ts';
import type { LoggedRows, StoredRow } from './logged-rows.ts';
import type { Move, MoveListener } from './moves.ts';
import type { LedgerEntry } from './orders.ts';
import type { CreatedSession } from './origin.ts';
import type { StreamBehaviour, WorldState } from './state.ts';

export type ActivityListener = (activity: 0 | 1) => void;

export interface WorldOptions {
  readonly session?: string;
  readonly seed?: string | number;
  /**
   * Replaces `seed` and the session's name as the source of pseudo-random numbers, for equal numbers in every session.
   */
  readonly sessionSeed?: string | null;
  /** The options that `reset` restores. */
  readonly created?: CreatedSession;
  /** `'real'`, milliseconds, or an instant; by default the clock is frozen at a fixed moment. */
  readonly now?: ClockSetting;
  /** Speed of the clock relative to the machine's; by default a clock with an instant is frozen. */
  readonly speed?: number;
  readonly locale?: Locale;
  /** The size of the catalogue; `large` has 5,000 goods. */
  readonly size?: ShopSize;
  /** None by default: clients draw the goods. */
  readonly photographs?: Photographs;
}

/** One session's shop: the catalogue is shared, the state is private. */
export interface World {
  readonly session: string;
  readonly shop: CatalogueIndex;
  readonly photographs: Photographs;
  readonly clock: Clock;
  state: WorldState;
  /** The answers and uploads of the state, whose changes a store writes. */
  readonly rows: LoggedRows;
  /** The current state of the activity stream. */
  readonly activity: 0 | 1;
  /** @returns a function that unsubscribes */
  onActivity(listener: ActivityListener): () => void;
  /** Opens the flash sale now, or closes it. */
  setActivity(activity: 0 | 1): void;
  /** Notifies the subscribers if the activity has changed since the last notification. */
  announceActivity(): void;
  /** Calls the listener after each later move of an order or an after-sales request; a world has one listener. */
  onMove(listener: MoveListener): void;
  announceMove(move: Move): void;
  /** Milliseconds until the clock opens or closes the sale; null when it will not. */
  millisecondsUntilActivityChange(): number | null;
  /** Captured payments, oldest first. */
  charges(): readonly LedgerEntry[];
  /** Faults of answers in the network; `takeFaults` of the shop counts them. */
  readonly faults: readonly Fault[];
  /** How the activity stream behaves. */
  readonly stream: StreamBehaviour;
  /** The next sequence number of a purpose. */
  count(purpose: string): number;
  /** Pseudo-random hexadecimal digits, determined by seed, session, purpose and the number of earlier draws. */
  draw(purpose: string, length: number): string;
  /** A pseudo-random number from 0 up to 1, determined in the same way. */
  chance(purpose: string): number;
  /**
   * Serializes the state; `restore` parses it.
   * @param parts a store writes answers and uploads as separate rows
   */
  snapshot(parts?: 'all' | 'without-rows'): string;
  restore(text: string): void;
  /**
   * Restores a session from a store: its snapshot and its rows. A snapshot in an earlier format also contains answers
   * or uploads.
   */
  restoreStored(text: string, rows: readonly StoredRow[]): void;
}
