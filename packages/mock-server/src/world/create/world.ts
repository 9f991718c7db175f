// Creation of worlds: initial state, snapshots, the registry of sessions and their isolation.
// It composes all rooms of `world`, so no room of `world` may import it; scenarios and the server use it.
import { noPhotographs } from '../../seed/photographs.ts';
import { catalogueIndex } from '../catalogue/catalogue-index.ts';
import { announcedActivity, nextFlashSaleBoundary, setFlashSale } from '../flash-sale/flash-sale.ts';
import { clockState, createClock } from '../state/clock.ts';
import { LoggedRows } from '../state/logged-rows.ts';
import type { MoveListener } from '../state/moves.ts';
import { hashDigits } from '../state/seeded-hash.ts';
import type { WorldState } from '../state/state.ts';
import type { ActivityListener, World, WorldOptions } from '../state/world.ts';
import { initialState } from './initial-state.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

export function buildWorld({
  session = 'default',
  seed = 'signal',
  sessionSeed = null,
  now,
  speed,
  locale = 'en',
  size = 'shop',
  created,
  photographs = noPhotographs,
}: WorldOptions): World {
  const rows = new LoggedRows();
  const listeners = new Set<ActivityListener>();
  let lastAnnounced: 0 | 1 = 0;
  let moveListener: MoveListener | null = null;
  const world: World = {
    session,
    photographs,
    get shop() {
      return catalogueIndex(world.state.size);
    },
    rows,
    state: {
      ...initialState(size, locale, {
        ...{ seed: sessionSeed, clock: clockState(now, speed) },
        ...(created === undefined ? {} : { created }),
      }),
      answers: rows.answers,
      uploads: rows.uploads,
    },
    clock: createClock(
      () => world.state.clock,
      (next) => {
        world.state.clock = next;
        world.announceActivity();
      },
    ),
    get activity() {
      return announcedActivity(world);
    },
    onActivity(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setActivity: (activity) => setFlashSale(world, activity),
    announceActivity() {
      const activity = announcedActivity(world);
      if (activity === lastAnnounced) return;
      lastAnnounced = activity;
      for (const listener of [...listeners]) listener(activity);
    },
    onMove(listener) {
      moveListener = listener;
    },
    announceMove: (move) => moveListener?.(move),
    millisecondsUntilActivityChange() {
      const boundary = nextFlashSaleBoundary(world);
      return boundary === null ? null : Math.max(0, boundary * 1_000 - world.clock.now());
    },
    charges: () => world.state.ledger,
    get faults() {
      return world.state.faults;
    },
    get stream() {
      return world.state.stream;
    },
    count(purpose) {
      const next = (world.state.drawn.get(purpose) ?? 0) + 1;
      world.state.drawn.set(purpose, next);
      return next;
    },
    draw(purpose, length) {
      const worldSeed = world.state.origin.seed ?? `${seed}|${session}`;
      return hashDigits(`${worldSeed}|${purpose}|${world.count(purpose)}`, length);
    },
    chance: (purpose) => Number.parseInt(world.draw(purpose, 12), 16) / 2 ** 48,
    ...snapshotsOf(() => world),
  };
  lastAnnounced = announcedActivity(world);
  return world;
}

/** The state as text, and back. The rows of a world are one object for its whole life, which logs their changes. */
function snapshotsOf(self: () => World): Pick<World, 'snapshot' | 'restore' | 'restoreStored'> {
  function become(world: World, state: WorldState): void {
    world.state = { ...state, answers: world.rows.answers, uploads: world.rows.uploads };
    world.announceActivity();
  }

  return {
    snapshot(parts = 'all') {
      const { state } = self();
      return writeSnapshot(parts === 'all' ? state : { ...state, answers: new Map(), uploads: new Map() });
    },
    restore(text) {
      const world = self();
      const state = readSnapshot(text);
      world.rows.replace(state);
      become(world, state);
    },
    restoreStored(text, rows) {
      const world = self();
      const state = readSnapshot(text);
      world.rows.load(rows);
      for (const [key, answer] of state.answers) world.rows.answers.set(key, answer);
      for (const [address, upload] of state.uploads) world.rows.uploads.set(address, upload);
      become(world, state);
    },
  };
}
